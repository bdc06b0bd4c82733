"""Blender runs this: `blender -b -P render.py -- <folder of models> <picture.png> <shot> <draft|final>`."""
import os
import sys

# The repository stays clean of compiled files.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from shots import SHOTS  # noqa: E402
from studio import Studio  # noqa: E402

folder, path, shot, quality = sys.argv[sys.argv.index('--') + 1:]
studio = Studio(os.path.abspath(folder), quality)
width, height, samples, *smooth = SHOTS[shot](studio)
studio.render(os.path.abspath(path), width, height, samples, *smooth)
