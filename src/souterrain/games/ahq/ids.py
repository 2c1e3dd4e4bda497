"""How rows name other rows, rules and handlers: each of these is looked up when the catalogue is closed."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.refs import ref

RuleId = Annotated[str, ref("rule")]
WeaponId = Annotated[str, ref("weapon")]
MissileId = Annotated[str, ref("missile")]
ArmourId = Annotated[str, ref("armour")]
ItemId = Annotated[str, ref("weapon", "missile", "ammunition", "armour", "gear")]
SpellId = Annotated[str, ref("spell")]
MonsterId = Annotated[str, ref("monster")]
TrapId = Annotated[str, ref("trap")]
PieceId = Annotated[str, ref("piece")]
CharacterId = Annotated[str, ref("character")]
