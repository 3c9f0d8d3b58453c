"""What each unit type is made of: one dataclass of materials, three choices."""
from dataclasses import dataclass

import bpy

from kit.materials import material, roughen
from scenes.interior.finishes import BRONZE, DUSK, INK, boarding, cloth, sheer, shining, stone, veneer


@dataclass
class Decor:
    """Materials of one home. `boards` are tones of the floor (linear RGB), `pattern` is planks or herringbone."""

    boards: tuple
    pattern: str
    wall: bpy.types.Material
    wood: bpy.types.Material
    wood_across: bpy.types.Material
    wood_deep: bpy.types.Material
    stone: bpy.types.Material
    cabinet: bpy.types.Material
    second: bpy.types.Material
    metal: bpy.types.Material
    frame: bpy.types.Material
    sofa: bpy.types.Material
    accent: bpy.types.Material
    accent_deep: bpy.types.Material
    rug: bpy.types.Material
    curtain: bpy.types.Material

    def __post_init__(self):
        self.ceiling = material('ceiling', (.85, .84, .82), rough=.85)
        self.trim = material('trim', (.80, .79, .76), rough=.4)
        self.sheer = sheer('sheer')
        self.linen = cloth('linen', (.82, .80, .76), 170, .08)
        self.paper = material('paper', (.80, .77, .71), rough=.85)
        self.dark = material('dark', (.020, .020, .022), rough=.35)
        self.glass = material('black glass', (.006, .006, .008), rough=.25)
        self.steel = material('steel', (.60, .60, .60), rough=.28, metal=1)
        self.ceramic = roughen(material('ceramic', (.55, .51, .45), rough=.6), 40, .05)
        self.leaf = material('leaf', (.055, .115, .045), rough=.5)
        self.bark = material('bark', (.16, .11, .07), rough=.9)
        self.lamp = shining('lamp', (1, .80, .55), 5)
        self.strip = shining('strip', (1, .80, .56), 5)
        self.shade = shining('lamp shade', (1, .80, .56), 1.9)
        self.floor = [boarding('boards', 90 if self.pattern == 'planks' else 45), boarding('boards across', -45)]


def _plaster(name, colour):
    return roughen(material(name, colour, rough=.75, specular=.25), 260, .02)


def decor(unit):
    """The materials of 59A (pale oak, sage), 84A (walnut, stone, bronze) or 84B (dark herringbone, dusk blue)."""
    return {'59A': _light, '84A': _generous, '84B': _evening}[unit]()


def _light():
    oak = ((.50, .37, .24), (.66, .52, .36))
    return Decor(
        boards=((.55, .42, .28), (.60, .47, .32), (.50, .375, .245), (.64, .51, .36)), pattern='planks',
        wall=_plaster('wall', (.80, .78, .745)), wood=veneer('oak', *oak), wood_across=veneer('oak across', *oak, along='x'),
        wood_deep=veneer('oak deep', *oak, along='y'),
        stone=stone('terrazzo', (.78, .76, .72), (.56, .53, .48), rough=.25, amount=.35, scale=2),
        cabinet=material('cabinet', (.80, .785, .75), rough=.42), second=material('sage cabinet', (.335, .375, .305), rough=.45),
        metal=material('brushed', (.62, .58, .52), rough=.3, metal=1), frame=material('frame', (.74, .73, .70), rough=.4),
        sofa=cloth('oat', (.66, .62, .55)), accent=cloth('sage', (.225, .265, .21)), accent_deep=cloth('deep sage', (.115, .14, .11)),
        rug=cloth('wool', (.70, .67, .61), 170, .3), curtain=cloth('linen curtain', (.66, .64, .58)))


def _generous():
    walnut = ((.155, .085, .048), (.26, .155, .088))
    return Decor(
        boards=((.30, .195, .115), (.34, .225, .135), (.265, .17, .10), (.375, .25, .155)), pattern='planks',
        wall=_plaster('wall', (.77, .745, .70)), wood=veneer('walnut', *walnut),
        wood_across=veneer('walnut across', *walnut, along='x'), wood_deep=veneer('walnut deep', *walnut, along='y'),
        stone=stone('marble', (.80, .775, .735), (.40, .33, .26)), cabinet=material('cabinet', (.60, .56, .50), rough=.38),
        second=material('ink cabinet', (.09, .085, .08), rough=.4), metal=material('bronze', (.62, .41, .20), rough=.26, metal=1),
        frame=material('frame', (.075, .068, .06), rough=.4), sofa=cloth('sand', (.58, .53, .455)),
        accent=cloth('cognac', (.27, .165, .105)), accent_deep=cloth('bronze cloth', [part * .7 + .02 for part in BRONZE]),
        rug=cloth('wool', (.60, .555, .49), 170, .3), curtain=cloth('taupe curtain', (.36, .315, .26)))


def _evening():
    smoked = ((.085, .058, .040), (.15, .105, .075))
    return Decor(
        boards=((.155, .10, .066), (.19, .125, .083), (.13, .084, .056), (.22, .15, .10)), pattern='herringbone',
        wall=_plaster('wall', (.70, .695, .69)), wood=veneer('smoked oak', *smoked),
        wood_across=veneer('smoked oak across', *smoked, along='x'), wood_deep=veneer('smoked deep', *smoked, along='y'),
        stone=stone('grey stone', (.40, .405, .42), (.72, .72, .72), amount=.45), cabinet=material('cabinet', (.17, .20, .265), rough=.4),
        second=material('pale cabinet', (.62, .62, .62), rough=.4), metal=material('pewter', (.42, .40, .38), rough=.25, metal=1),
        frame=material('frame', (.035, .037, .042), rough=.4), sofa=cloth('stone grey', (.42, .42, .42)),
        accent=cloth('dusk blue', [part * .75 + .02 for part in DUSK]), accent_deep=cloth('ink', [part * 1.6 for part in INK]),
        rug=cloth('wool', (.44, .46, .50), 170, .3), curtain=cloth('blue-grey curtain', (.17, .20, .26)))
