"""The fitness centre: machines towards the garden on a dark floor, weights along a wall of mirrors, mats before them."""
from kit.materials import material, roughen, srgb
from kit.solids import box, cylinder, sphere
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall, light_line, slat_ceiling
from scenes.halls.machines import bench, bicycle, dumbbells, kettlebell, power_rack, rower, treadmill
from scenes.halls.mood import mood
from scenes.interior import room
from scenes.interior.furniture import potted
from scenes.interior.soft import arranged, draped
from scenes.interior.storage import towels

HIGH = 3.2


def fitness():
    """Machines stand in a row at the window; the camera looks along them to the mirror."""
    p = mood('44', wall='#b9b3a9', ceiling='#8b867f', wood=('#8f6a47', '#a8835d'), accent='#80614a', accent_deep='#4b5a4e', linen='#cfc8ba')
    rubber = roughen(material('rubber', srgb('#3b3c3d'), .75), 160, .08, second=srgb('#515253'))
    foam = [material(f'foam {tone}', srgb(tone), .7) for tone in ('#8a6a4e', '#5a6a58')]
    shell = material('shell', srgb('#56585a'), .3)
    courtyard(azimuth=305, seed=47, terrace=2.6, behind='city')
    hall(p, 10.0, 7.6, high=HIGH, panes=6, floor=rubber)
    for index in range(4):
        arranged(lambda: treadmill(p, shell), 8.15 - index * 1.3, 1.75)
    for index in range(2):
        arranged(lambda: bicycle(p, shell), 2.95 - index * .95, 1.5)
    arranged(lambda: rower(p, shell), .95, 1.75, 0)
    _mirror(p)
    arranged(lambda: dumbbells(p, 3.2), .05, 3.55)
    arranged(lambda: power_rack(p), 3.05, 4.35, 90)
    _floor(p, foam)
    slat_ceiling(p, (.6, 2.9, 9.4, 7.2), HIGH, .13)
    for y in (1.2, 3.9, 5.6):
        light_line(p, .6, y, 9.4, y + .06, HIGH - (.08 if y > 2.9 else 0))
    arranged(lambda: potted(p, 2.0, 13, pot=.24), 9.5, .6)
    room.fill((5, 2.0, HIGH - .15), 6, 90, height=2)
    room.fill((5, 5.6, HIGH - .15), 6, 110, height=2)
    camera((9.35, 7.1, 1.5), (3.7, .5, 1.15), lens=23, shift=(0, -.06))


def _mirror(p):
    """Mirrors from wall to wall with thin joints, a rail of wood under them."""
    box((.001, 2.6, .25), (.010, 7.5, 2.75), p.mirror, bevel=0)
    for index in range(5):
        y = 2.6 + index * 1.225
        box((.0005, y - .004, .24), (.0125, y + .004, 2.76), p.dark, bevel=0)
    for z in (.20, 2.75):
        box((.0006, 2.58, z), (.03, 7.52, z + .04), p.wood_deep, bevel=.003)


def _floor(p, foam):
    """Mats, a bench with a towel, kettlebells, rollers and balls."""
    for index, (x, y) in enumerate(((6.35, 4.4), (7.2, 4.4))):
        box((x - .33, y - .92, .0005), (x + .33, y + .92, .014), foam[index], bevel=.005)
    roll = cylinder(0, 0, -.33, .33, .085, foam[1])
    roll.location, roll.rotation_euler = (6.35, 3.75, .10), (0, 1.5708, 0)
    roller = cylinder(0, 0, -.22, .22, .075, p.brass)
    roller.location, roller.rotation_euler = (7.2, 5.05, .09), (0, 1.5708, .3)
    sphere((5.1, 5.3, .32), .32, foam[0], around=64, down=40)
    sphere((4.55, 4.95, .22), .22, p.linen, around=56, down=32)
    arranged(lambda: bench(p), 5.25, 3.95, 12)
    arranged(lambda: draped((-.16, .16), (-.3, .0), .485, (.18, .2, 0, 0), p.linen, crease=.006, seed=2, wave=.05), 5.25, 4.0, 12)
    cylinder(5.62, 4.35, 0, .20, .034, p.steel)
    cylinder(5.62, 4.35, .20, .235, .022, p.dark)
    for index in range(4):
        arranged(lambda: kettlebell(p, .075 + .012 * index), 1.35, 6.1 - index * .36, 80)
    arranged(lambda: towels(p, 5, p.linen), 9.5, 1.5, 90, .62)
    box((9.25, 1.1, 0), (9.78, 1.9, .62), p.wood, bevel=.008)
