"""Which designs of furniture each unit type shows: pieces of one footprint in the plan, so that types differ in more than colour.

A type that is not named here shows the first design of everything.
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Manner:
    """The names of a type's designs, as `sofas`, `tables`, `bedding`, `chairs`, `screens` and `dress` know them."""

    sofa: str = 'low'
    coffee_table: str = 'slab'
    dining_table: str = 'legs'
    chair: str = 'padded'
    headboard: str = 'panels'
    pendants: str = 'cone'
    curtains: str = 'both'
    blind: str = 'roller'
    screen: str = 'hills'
    frame: str = 'wood'


MANNERS = {
    '59A': Manner(sofa='framed', coffee_table='shelved', chair='railed', headboard='bars', curtains='sheer', blind='slats', screen='forest'),
    '59B': Manner(sofa='rounded', coffee_table='soft', dining_table='soft', chair='shell', headboard='pair', pendants='paper', blind='roman',
                  screen='dunes'),
    '84A': Manner(sofa='bench', coffee_table='block', dining_table='plinths', chair='tall', headboard='channels', curtains='parted',
                  blind='roman', screen='sea', frame='metal'),
    '84B': Manner(coffee_table='glazed', dining_table='plinths', headboard='framed', curtains='heavy', screen='dusk', frame='dark'),
}


def manner(unit):
    """The manner of a unit type."""
    return MANNERS.get(unit, Manner())
