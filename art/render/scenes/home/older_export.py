"""What exports lack that were written before plans had heights and uses of rooms. Goes when they have them."""
USES = (('거실', 'living'), ('주방', 'kitchen'), ('침실', 'bedroom'), ('욕실', 'bath'), ('드레스', 'dressing'), ('팬트리', 'pantry'),
        ('현관창고', 'store'), ('수납', 'store'), ('복도', 'corridor'), ('현관', 'entrance'), ('다용도', 'utility'),
        ('실외기', 'outdoor-unit'), ('대피', 'refuge'), ('발코니', 'balcony'))
WINDOWS = {'living': ('split', 150, 2250), 'bedroom': ('split', 300, 2250), 'kitchen': ('sliding', 1050, 2000),
           'bath': ('projected', 1400, 2000), 'corridor': ('projected', 900, 2100)}


def complete(plan):
    """The plan with what it lacks; what it has stays."""
    use = {}
    for room in plan['rooms']:
        found = next((kind for word, kind in USES if room['name'].startswith(word)), 'corridor')
        room.setdefault('use', 'balcony' if room['isBalcony'] and found == 'corridor' else found)
        room.setdefault('ceiling', 2400 if room['use'] == 'living' else 2300)
        use[room['name']] = room['use']
    for window in plan['windows']:
        kind, sill, head = WINDOWS.get(use[window['room']], ('sliding', 900, 2100))
        for key, value in (('kind', kind), ('sill', sill), ('head', head)):
            window.setdefault(key, value)
    for door in plan['doors']:
        door.setdefault('head', 2100)
    return plan
