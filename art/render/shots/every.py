"""Finds a shot by its name, in whichever list it stands."""
import importlib
import os

FOLDER = os.path.dirname(os.path.abspath(__file__))


def lists():
    """Every list of shots: modules of this folder with a constant SHOTS."""
    names = sorted(file[:-3] for file in os.listdir(FOLDER) if file.endswith('.py') and file[:-3] not in ('every', '__init__'))
    return [importlib.import_module(f'shots.{name}').SHOTS for name in names]


def find(name):
    """The shot of this name; a KeyError lists the names there are."""
    every = {key: shot for shots in lists() for key, shot in shots.items()}
    if name not in every:
        raise KeyError(f'no shot {name}; there are {", ".join(every)}')
    return every[name]
