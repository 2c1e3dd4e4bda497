/* solver.py and meeting.py again, operation by operation: the same bits, many times faster.
 * Only + - * / and sqrt are used, each correctly rounded; the build forbids fused operations. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BODIES 96
#define MOST_LEGS 4096
#define REST_SPEED 1.0
#define PART_SPEED 5.0
#define MOST_EVENTS 20000
#define SAME_INSTANT 1e-9
#define TOUCHING 1e-8
#define STEPS 200
#define STOP (-2)
#define EDGE (-1)

typedef struct { double time; int body; double x, y, vx, vy; } Leg;
typedef struct { double time; int a, b; double speed_a, speed_b, impact; } Hit;
typedef struct { double time; int body; double x, y; } Exit;

/* A board and what a shot makes of it; compiled.py declares it too. */
typedef struct {
    double left, top, right, bottom, friction, bounce, bounce_fixed;
    double x0[MOST_BODIES], y0[MOST_BODIES], radius[MOST_BODIES], mass[MOST_BODIES];
    double x[MOST_BODIES], y[MOST_BODIES], duration;
    Leg legs[MOST_LEGS];
    Hit hits[MOST_LEGS];
    Exit exits[MOST_BODIES];
    int fixed[MOST_BODIES], count, leg_count, hit_count, exit_count;
} Shot;

typedef struct { double time; int i, j, course_i, course_j; } Event;

typedef struct {
    Shot *shot;
    double friction;
    int count;
    double *x, *y;
    const double *radius, *mass;
    const int *fixed;
    double ux[MOST_BODIES], uy[MOST_BODIES], speed[MOST_BODIES], since[MOST_BODIES], stop[MOST_BODIES];
    double changed[MOST_BODIES], pace_before[MOST_BODIES];
    int course[MOST_BODIES], present[MOST_BODIES];
    Event *heap;
    int size, room;
    int overflow;
} Table;

static double first_root(double c0, double c1, double c2, double c3, double c4, double end)
{
    double at = 0.0, until = end;
    if (c0 <= TOUCHING) {
        if (c1 <= 0.0) return 0.0;
        c0 = c1; c1 = c2; c2 = c3; c3 = c4; c4 = 0.0;
    }
    for (int n = 0; n < STEPS; n++) {
        double left = until - at, step;
        double d1 = c1 * left, d2 = c2 * left * left;
        double d3 = c3 * left * left * left, d4 = c4 * left * left * left * left;
        double b1 = c0 + d1 / 4.0;
        double b2 = c0 + d1 / 2.0 + d2 / 6.0;
        double b3 = c0 + d1 * 0.75 + d2 / 2.0 + d3 / 4.0;
        double b4 = c0 + d1 + d2 + d3 + d4;
        if (b1 > 0.0 && b2 > 0.0 && b3 > 0.0 && b4 > 0.0) {
            if (until == end) return -1.0;
            step = left; until = end;
        } else {
            double fall = (c0 - b1) * 4.0, other = (c0 - b2) * 2.0;
            if (other > fall) fall = other;
            other = (c0 - b3) * (4.0 / 3.0);
            if (other > fall) fall = other;
            other = c0 - b4;
            if (other > fall) fall = other;
            step = left * (c0 / fall);
            if (step < 0.25 * left) until = at + 0.5 * left;
        }
        at += step;
        c0 += step * (c1 + step * (c2 + step * (c3 + step * c4)));
        c1 += step * (2.0 * c2 + step * (3.0 * c3 + step * 4.0 * c4));
        c2 += step * (3.0 * c3 + step * 6.0 * c4);
        c3 += step * 4.0 * c4;
        if (c0 <= TOUCHING || at >= end) return at < end ? at : -1.0;
    }
    return at;
}

static int earlier(const Event *a, const Event *b)
{
    if (a->time != b->time) return a->time < b->time;
    if (a->i != b->i) return a->i < b->i;
    if (a->j != b->j) return a->j < b->j;
    if (a->course_i != b->course_i) return a->course_i < b->course_i;
    return a->course_j < b->course_j;
}

static void push(Table *t, double time, int i, int j, int course_i, int course_j)
{
    Event event = { time, i, j, course_i, course_j };
    if (t->size == t->room) {
        Event *more = realloc(t->heap, sizeof(Event) * (size_t)(t->room * 2));
        if (!more) { t->overflow = 1; return; }
        t->heap = more;
        t->room *= 2;
    }
    int at = t->size++;
    while (at > 0) {
        int parent = (at - 1) / 2;
        if (!earlier(&event, &t->heap[parent])) break;
        t->heap[at] = t->heap[parent];
        at = parent;
    }
    t->heap[at] = event;
}

static Event pop(Table *t)
{
    Event first = t->heap[0], last = t->heap[--t->size];
    int at = 0;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= t->size) break;
        if (child + 1 < t->size && earlier(&t->heap[child + 1], &t->heap[child])) child++;
        if (!earlier(&t->heap[child], &last)) break;
        t->heap[at] = t->heap[child];
        at = child;
    }
    t->heap[at] = last;
    return first;
}

static void push_pair(Table *t, double time, int i, int j)
{
    if (i < j) push(t, time, i, j, t->course[i], t->course[j]);
    else push(t, time, j, i, t->course[j], t->course[i]);
}

static void leg(Table *t, double time, int i, double vx, double vy)
{
    Shot *s = t->shot;
    if (s->leg_count == MOST_LEGS) { t->overflow = 1; return; }
    s->legs[s->leg_count++] = (Leg){ time, i, t->x[i], t->y[i], vx, vy };
}

static void hit(Table *t, double time, int i, int j, double speed_i, double speed_j, double impact)
{
    Shot *s = t->shot;
    if (s->hit_count == MOST_LEGS) { t->overflow = 1; return; }
    s->hits[s->hit_count++] = (Hit){ time, i, j, speed_i, speed_j, impact };
}

static void start(Table *t, int i, double now, double vx, double vy)
{
    double pace = sqrt(vx * vx + vy * vy);
    t->course[i]++;
    if (pace < REST_SPEED) {
        t->speed[i] = 0.0;
        leg(t, now, i, 0.0, 0.0);
        return;
    }
    t->speed[i] = pace; t->ux[i] = vx / pace; t->uy[i] = vy / pace;
    t->since[i] = now; t->stop[i] = now + pace / t->friction;
    leg(t, now, i, vx, vy);
}

static double advance(Table *t, int i, double now)
{
    double pace = t->speed[i];
    if (pace == 0.0) return 0.0;
    double past = now - t->since[i];
    double way = past * (pace - 0.5 * t->friction * past);
    t->x[i] += t->ux[i] * way;
    t->y[i] += t->uy[i] * way;
    pace -= t->friction * past;
    return pace > 0.0 ? pace : 0.0;
}

static void resting(Table *t, int i, double xi, double yi, double pace, int j, double now)
{
    double ex = t->x[j] - xi, ey = t->y[j] - yi;
    double ahead = ex * t->ux[i] + ey * t->uy[i];
    if (ahead <= 0.0) return;
    double both = t->radius[i] + t->radius[j];
    double gap = ex * ex + ey * ey - both * both;
    double within = ahead * ahead - gap;
    if (within <= 0.0) return;
    double way = gap / (ahead + sqrt(within));
    double twice = 2.0 * t->friction, square = pace * pace;
    if (way >= square / twice) return;
    if (way < 0.0) way = 0.0;
    push_pair(t, now + 2.0 * way / (pace + sqrt(square - twice * way)), i, j);
}

static void predict(Table *t, int i, double now, int done)
{
    double xi = t->x[i], yi = t->y[i], ri = t->radius[i], pace = t->speed[i], friction = t->friction;
    if (pace == 0.0) {
        for (int j = 0; j < t->count; j++) {
            if (j == done || t->speed[j] == 0.0) continue;
            double past = now - t->since[j];
            double way = past * (t->speed[j] - 0.5 * friction * past);
            pace = t->speed[j] - friction * past;
            if (pace > 0.0) resting(t, j, t->x[j] + t->ux[j] * way, t->y[j] + t->uy[j] * way, pace, i, now);
        }
        return;
    }
    double dx = t->ux[i], dy = t->uy[i], twice = 2.0 * friction, square = pace * pace, reach = square / twice;
    for (int j = 0; j < t->count; j++) {
        if (j == i || j == done || !t->present[j]) continue;
        double ex = t->x[j] - xi, ey = t->y[j] - yi;
        if (t->speed[j] == 0.0) {
            double ahead = ex * dx + ey * dy;
            if (ahead <= 0.0) continue;
            double both = ri + t->radius[j];
            if (ahead - both >= reach) continue;
            double gap = ex * ex + ey * ey - both * both;
            double within = ahead * ahead - gap;
            if (within <= 0.0) continue;
            double way = gap / (ahead + sqrt(within));
            if (way >= reach) continue;
            if (way < 0.0) way = 0.0;
            push_pair(t, now + 2.0 * way / (pace + sqrt(square - twice * way)), i, j);
            continue;
        }
        double past = now - t->since[j];
        if (past > 0.0) {
            double way = past * (t->speed[j] - 0.5 * friction * past);
            ex += t->ux[j] * way;
            ey += t->uy[j] * way;
        }
        double other = t->speed[j] - friction * past;
        if (other <= 0.0) continue;
        double both = ri + t->radius[j];
        double apart = ex * ex + ey * ey;
        double longest = both + reach + other * other / twice;
        if (apart >= longest * longest) continue;
        double rx = t->ux[j] * other - dx * pace, ry = t->uy[j] * other - dy * pace;
        double ax = 0.5 * friction * (dx - t->ux[j]), ay = 0.5 * friction * (dy - t->uy[j]);
        double end = (pace < other ? pace : other) / friction;
        double time = first_root(apart - both * both, 2.0 * (ex * rx + ey * ry),
                                 rx * rx + ry * ry + 2.0 * (ex * ax + ey * ay),
                                 2.0 * (rx * ax + ry * ay), ax * ax + ay * ay, end);
        if (time >= 0.0) push_pair(t, time + now, i, j);
    }
    double way = reach, far, time;
    int kind = STOP;
    if (dx > 0.0) { far = (t->shot->right - xi) / dx; if (far < way) { way = far; kind = EDGE; } }
    else if (dx < 0.0) { far = (t->shot->left - xi) / dx; if (far < way) { way = far; kind = EDGE; } }
    if (dy > 0.0) { far = (t->shot->bottom - yi) / dy; if (far < way) { way = far; kind = EDGE; } }
    else if (dy < 0.0) { far = (t->shot->top - yi) / dy; if (far < way) { way = far; kind = EDGE; } }
    if (kind == EDGE) {
        if (way < 0.0) way = 0.0;
        time = now + 2.0 * way / (pace + sqrt(square - twice * way));
    } else {
        time = t->stop[i];
    }
    push(t, time, i, kind, t->course[i], 0);
}

static void collide(Table *t, int i, int j, double now)
{
    double pace_i = advance(t, i, now), pace_j = advance(t, j, now);
    double nx = t->x[j] - t->x[i], ny = t->y[j] - t->y[i];
    double length = sqrt(nx * nx + ny * ny);
    nx /= length;
    ny /= length;
    if (now - t->changed[i] > SAME_INSTANT) { t->changed[i] = now; t->pace_before[i] = pace_i; }
    if (now - t->changed[j] > SAME_INSTANT) { t->changed[j] = now; t->pace_before[j] = pace_j; }
    double vix = t->ux[i] * pace_i, viy = t->uy[i] * pace_i, vjx = t->ux[j] * pace_j, vjy = t->uy[j] * pace_j;
    double closing = (vix - vjx) * nx + (viy - vjy) * ny;
    hit(t, now, i, j, pace_i, pace_j, closing > 0.0 ? closing : 0.0);
    double parting = closing * (t->fixed[i] || t->fixed[j] ? t->shot->bounce_fixed : t->shot->bounce);
    if (parting < PART_SPEED) parting = PART_SPEED;
    double share_i, share_j;
    if (t->fixed[i]) { share_i = 0.0; share_j = 1.0; }
    else if (t->fixed[j]) { share_i = 1.0; share_j = 0.0; }
    else {
        share_i = t->mass[j] / (t->mass[i] + t->mass[j]);
        share_j = t->mass[i] / (t->mass[i] + t->mass[j]);
    }
    double kick_i = share_i * (closing + parting), kick_j = share_j * (closing + parting);
    double before = (share_i != 0.0 ? t->mass[i] * pace_i * pace_i : 0.0)
                  + (share_j != 0.0 ? t->mass[j] * pace_j * pace_j : 0.0);
    vix = vix - nx * kick_i; viy = viy - ny * kick_i; vjx = vjx + nx * kick_j; vjy = vjy + ny * kick_j;
    double after = (share_i != 0.0 ? t->mass[i] * (vix * vix + viy * viy) : 0.0)
                 + (share_j != 0.0 ? t->mass[j] * (vjx * vjx + vjy * vjy) : 0.0);
    if (after > before) {
        double scale = sqrt(before / after);
        vix = vix * scale; viy = viy * scale; vjx = vjx * scale; vjy = vjy * scale;
    }
    if (share_i != 0.0) start(t, i, now, vix, viy);
    if (share_j != 0.0) start(t, j, now, vjx, vjy);
    if (share_i != 0.0) predict(t, i, now, -1);
    if (share_j != 0.0) predict(t, j, now, share_i != 0.0 ? i : -1);
}

static double pace_just_before(Table *t, int i, double now)
{
    if (now - t->changed[i] <= SAME_INSTANT) return t->pace_before[i];
    return t->speed[i] != 0.0 ? t->speed[i] - t->friction * (now - t->since[i]) : 0.0;
}

/* Returns 0, or 1 if the event limit cut the shot short, or -1 if there was no room for it. */
int slide(Shot *shot, int flicked, double vx, double vy)
{
    Table table, *t = &table;
    int count = shot->count;
    if (count > MOST_BODIES) return -1;
    memcpy(shot->x, shot->x0, sizeof(double) * (size_t)count);
    memcpy(shot->y, shot->y0, sizeof(double) * (size_t)count);
    shot->leg_count = shot->hit_count = shot->exit_count = 0;
    t->shot = shot; t->friction = shot->friction; t->count = count;
    t->x = shot->x; t->y = shot->y; t->radius = shot->radius; t->mass = shot->mass; t->fixed = shot->fixed;
    t->overflow = t->size = 0;
    t->room = 256;
    t->heap = malloc(sizeof(Event) * (size_t)t->room);
    if (!t->heap) return -1;
    for (int i = 0; i < count; i++) {
        t->ux[i] = t->uy[i] = t->speed[i] = t->since[i] = t->stop[i] = t->pace_before[i] = 0.0;
        t->changed[i] = -1.0;
        t->course[i] = 0;
        t->present[i] = 1;
    }
    double now = 0.0;
    int events = 0, cut = 0;
    start(t, flicked, now, vx, vy);
    predict(t, flicked, now, -1);
    while (t->size && !t->overflow) {
        Event e = pop(t);
        int i = e.i, j = e.j;
        if (e.course_i != t->course[i] || (j >= 0 && e.course_j != t->course[j])) {
            if (j >= 0 && e.time - now <= SAME_INSTANT && t->course[i] - e.course_i <= 1
                && t->course[j] - e.course_j <= 1)
                hit(t, now, i, j, pace_just_before(t, i, now), pace_just_before(t, j, now), 0.0);
            continue;
        }
        now = e.time;
        if (j >= 0) {
            if (++events > MOST_EVENTS) break;
            collide(t, i, j, now);
            continue;
        }
        advance(t, i, now);
        t->course[i]++;
        t->speed[i] = 0.0;
        if (j == EDGE) {
            t->present[i] = 0;
            shot->exits[shot->exit_count++] = (Exit){ now, i, t->x[i], t->y[i] };
        } else {
            predict(t, i, now, -1);
        }
    }
    for (int i = 0; i < count; i++)
        if (t->speed[i] != 0.0) { advance(t, i, now); cut = 1; }
    shot->duration = now;
    free(t->heap);
    return t->overflow ? -1 : cut;
}
