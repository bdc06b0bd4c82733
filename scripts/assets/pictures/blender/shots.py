"""The pictures: what stands where, the light, the camera. Blender's axes: z is up, products face -y."""
import math
import random

import bpy
from mathutils import Vector

import materials
from studio import INK, PAPER, SIGNAL

CHAIR = 'ember-oak'


def chair_light(studio, key=1.0, fill=0.36, rim=1.0):
    """A big soft key from the left, a rim from behind on the right, the room's own light."""
    studio.world('#fbf3e6', fill)
    studio.softbox((-2.9, -0.9, 2.7), (0, 0, 0.35), 1.5, 135 * key, '#fff1dd')
    studio.softbox((2.1, 1.9, 2.3), (0, 0, 0.5), 0.9, 80 * rim, '#fff8ee', spread=75)
    studio.softbox((2.2, -3.6, 1.6), (0, 0, 0.4), 2.4, 26 * key, '#f6f3ff')
    studio.softbox((0, 1.6, 4.6), (0, 4.4, 1.2), 3.0, 110, '#ffeed6', spread=130)


def compare_camera(studio):
    """The one camera of wireframe, clay, texture and final render."""
    studio.camera((0.0, 0.02, 0.415), 34, 13, 4.3, lens=98)


def hero(studio):
    studio.backdrop(materials.matte('paper', PAPER))
    studio.product('chair', CHAIR)
    chair_light(studio, rim=0.45)
    studio.camera((0.0, 0.0, 0.42), -38, 11, 4.3, lens=100)
    return 1400, 1120, 40


def hero_dark(studio):
    studio.backdrop(materials.matte('table', '#2a2724'))
    studio.product('chair', CHAIR)
    studio.world('#d8d3cc', 0.16)
    studio.softbox((-2.4, -1.6, 2.7), (0, 0, 0.4), 1.4, 150, '#ffe7c8')
    studio.softbox((2.2, 2.0, 1.9), (0, 0, 0.5), 0.8, 70, '#e8edff', spread=80)
    studio.softbox((-2.2, 2.2, 1.6), (0, 0, 0.5), 0.6, 60, '#ffd9b0', spread=80)
    studio.softbox((0, 1.6, 4.6), (0, 4.4, 1.2), 3.0, 70, '#ffeed6', spread=130)
    studio.camera((0.0, 0.0, 0.42), -38, 11, 4.3, lens=100)
    return 1200, 960, 32


def chair_final(studio):
    studio.backdrop(materials.matte('paper', PAPER))
    studio.product('chair', CHAIR)
    chair_light(studio)
    compare_camera(studio)
    return 1200, 960, 36


def chair_clay(studio):
    studio.backdrop(materials.matte('paper', PAPER))
    studio.dress(studio.product('chair'), materials.plain('clay', '#938b7f', 0.8))
    chair_light(studio)
    compare_camera(studio)
    return 1200, 960, 28


def chair_textured(studio):
    """Colors and patterns in even light from everywhere, as a texture artist checks them."""
    studio.backdrop(materials.matte('paper', PAPER))
    studio.product('chair', CHAIR)
    studio.world('#ffffff', 1.6)
    compare_camera(studio)
    return 1200, 960, 24


def chair_wireframe(studio):
    studio.view('Standard')
    paper = materials.glow('paper', '#e6dfd1', 1.0)
    backdrop = studio.backdrop(paper)
    backdrop.visible_shadow = False
    parts = studio.product('chair@mesh')
    covered = materials.glow('surface', '#efe9dd', 1.0)
    wires = {'wood': materials.glow('ink', INK, 1.0), 'fabric': materials.glow('signal', SIGNAL, 1.0)}
    for part in parts:
        wire = part.copy()
        wire.data = part.data.copy()
        studio.link(wire)
        join(wire)
        for modifier in wire.modifiers:
            wire.modifiers.remove(modifier)
        frame = wire.modifiers.new('wire', 'WIREFRAME')
        frame.thickness = 0.0022
        frame.use_even_offset = False
        frame.use_relative_offset = False
        wire.data.materials.clear()
        wire.data.materials.append(wires['fabric' if part['slot'] in ('fabric', 'piping') else 'wood'])
        part.data.materials.clear()
        part.data.materials.append(covered)
    studio.world('#ffffff', 0.0)
    compare_camera(studio)
    return 1200, 960, 32, False


def join(item, distance=0.00002):
    """Makes one vertex of those at the same place."""
    bpy.ops.object.select_all(action='DESELECT')
    bpy.context.view_layer.objects.active = item
    item.select_set(True)
    bpy.ops.object.mode_set(mode='EDIT')
    bpy.ops.mesh.select_all(action='SELECT')
    bpy.ops.mesh.remove_doubles(threshold=distance)
    bpy.ops.object.mode_set(mode='OBJECT')
    item.select_set(False)


def detail(studio):
    """Arm, cushion and piping from close up."""
    studio.backdrop(materials.matte('paper', PAPER))
    studio.product('chair', CHAIR)
    chair_light(studio, key=0.9, rim=1.2)
    studio.camera((-0.2, -0.22, 0.47), -28, 20, 1.55, lens=85)
    return 1200, 900, 36


def exploded(studio):
    studio.backdrop(materials.matte('paper', PAPER), front=7, back=4)
    parts = studio.product('chair', CHAIR)
    thread = materials.glow('thread', INK, 1.0)
    lines = set()
    for part in parts:
        offset = Vector(part['explode']) * 1.15 + Vector((0, 0, 0.24))
        center = sum((Vector(corner) for corner in part.bound_box), Vector()) / 8
        part.location = offset
        apart = offset - Vector((0, 0, 0.24))
        key = tuple(round(value, 2) for value in (*center, *apart))
        if apart.length > 0.05 and key not in lines and part['slot'] not in ('piping', 'brass', 'webbing'):
            lines.add(key)
            studio.rod(center + Vector((0, 0, 0.24)), center + offset, 0.0016, thread)
    chair_light(studio, fill=0.45)
    studio.camera((0.0, 0.03, 0.66), 36, 17, 5.6, lens=92)
    return 1200, 1200, 28


def printing(studio):
    """The chair on a printer's bed: half of it is there in layers, the rest is still a plan."""
    cut = 0.405
    studio.backdrop(materials.matte('paper', PAPER)).location.z = -0.04
    studio.box((1.125, 1.125, 0.03), (0, -0.0625, -0.015), grid_material(), 0.008)
    printed = layered('printed', SIGNAL)
    filling = infill('filling', '#d9714f')
    support = layered('support', '#e9e1d0')
    for part in studio.product('chair'):
        if part['slot'] in ('brass', 'webbing'):
            bpy.data.objects.remove(part)
            continue
        part.data.materials.clear()
        part.data.materials.append(printed)
        part.data.materials.append(filling)
        slice_off(part, cut)
    ghost = materials.Nodes('plan')
    clear = ghost.node('ShaderNodeBsdfTransparent')
    line = ghost.node('ShaderNodeEmission', Color=materials.linear(INK), Strength=1.0)
    facing = ghost.node('ShaderNodeMixShader')
    where = ghost.node('ShaderNodeSeparateXYZ')
    ghost.put(where.inputs[0], ghost.node('ShaderNodeNewGeometry').outputs['Position'])
    above = ghost.math('GREATER_THAN', where.outputs['Z'], cut)
    ghost.put(facing.inputs[0], ghost.math('MULTIPLY', above, 0.85))
    ghost.put(facing.inputs[1], clear.outputs[0])
    ghost.put(facing.inputs[2], line.outputs[0])
    ghost.put(ghost.output.inputs['Surface'], facing.outputs[0])
    for part in studio.product('chair@mesh'):
        if part['slot'] in ('brass', 'webbing'):
            bpy.data.objects.remove(part)
            continue
        join(part)
        frame = part.modifiers.new('wire', 'WIREFRAME')
        frame.thickness = 0.0013
        frame.use_even_offset = False
        part.visible_shadow = False
        part.data.materials.clear()
        part.data.materials.append(ghost.material)
    for x in (-0.22, -0.11, 0, 0.11, 0.22):
        for y in (-0.24, -0.12, 0, 0.12, 0.22):
            top = 0.262 - 0.11 * (y + 0.262)
            studio.box((0.012, 0.07, top), (x, y, top / 2), support, 0)
            studio.box((0.07, 0.012, top), (x, y, top / 2), support, 0)
    nozzle(studio, (0.13, -0.12, cut))
    chair_light(studio, fill=0.55)
    studio.camera((0.0, 0.0, 0.36), 34, 20, 4.6, lens=78)
    return 1200, 960, 32


def slice_off(item, height):
    """Keeps what is below the height and closes the cut with the item's second material."""
    join(item)
    bpy.context.view_layer.objects.active = item
    bpy.ops.object.mode_set(mode='EDIT')
    bpy.ops.mesh.select_all(action='SELECT')
    bpy.ops.mesh.bisect(plane_co=(0, 0, height), plane_no=(0, 0, 1), use_fill=True, clear_outer=True)
    bpy.ops.object.mode_set(mode='OBJECT')
    for polygon in item.data.polygons:
        if polygon.center.z > height - 1e-4:
            polygon.material_index = 1
            polygon.use_smooth = False


def nozzle(studio, tip):
    brass = materials.metal('brass', '#c29a55', 0.25)
    steel = materials.metal('steel', '#8d8d90', 0.3)
    studio.turned([(0.004, 0), (0.012, 0.001), (0.03, 0.032), (0.031, 0.034), (0.031, 0.06), (0.0, 0.061)], tip, brass)
    x, y, z = tip
    studio.box((0.11, 0.09, 0.075), (x, y, z + 0.102), steel, 0.006)
    for level in range(6):
        studio.turned([(0.0, 0), (0.038, 0.0), (0.039, 0.004), (0.038, 0.008), (0.0, 0.008)],
                      (x, y, z + 0.147 + level * 0.017), steel)
    studio.rod((x, y, z + 0.24), (x, y, z + 1.2), 0.011, materials.plain('tube', '#f4efe4', 0.4))


def grid_material():
    """A dark bed with fine lines every five centimeters."""
    nodes = materials.Nodes('bed')
    where = nodes.node('ShaderNodeSeparateXYZ')
    nodes.put(where.inputs[0], nodes.node('ShaderNodeNewGeometry').outputs['Position'])

    def lines(axis):
        phase = nodes.math('FRACT', nodes.math('DIVIDE', nodes.math('ADD', where.outputs[axis], 10.0), 0.0625))
        return nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', phase, 0.5)), 0.018)

    line = nodes.math('MAXIMUM', lines('X'), lines('Y'))
    color = nodes.mix(line, materials.linear('#2c2a28'), materials.linear('#6f685d'))
    nodes.set(Base_Color=color, Roughness=0.5)
    return nodes.material


def layered(name, color, layer=0.0075):
    """Plastic in layers: each bulges a little."""
    nodes = materials.Nodes(name)
    where = nodes.node('ShaderNodeSeparateXYZ')
    nodes.put(where.inputs[0], nodes.node('ShaderNodeNewGeometry').outputs['Position'])
    phase = nodes.math('FRACT', nodes.math('DIVIDE', where.outputs['Z'], layer))
    bead = nodes.math('SINE', nodes.math('MULTIPLY', phase, math.pi))
    shade = nodes.ramp(bead, (0.0, 0.45), (0.6, 1.0))
    nodes.set(Base_Color=nodes.mix(1.0, materials.linear(color), shade, 'MULTIPLY'), Roughness=0.42, Specular=0.4)
    nodes.bump(bead, 0.8, 0.003)
    return nodes.material


def infill(name, color):
    """The lattice inside a print, seen where it is cut."""
    nodes = materials.Nodes(name)
    where = nodes.node('ShaderNodeSeparateXYZ')
    nodes.put(where.inputs[0], nodes.node('ShaderNodeNewGeometry').outputs['Position'])

    def walls(a, b):
        sum_ = nodes.math('ADD', nodes.math('MULTIPLY', where.outputs['X'], a), nodes.math('MULTIPLY', where.outputs['Y'], b))
        phase = nodes.math('FRACT', nodes.math('ADD', nodes.math('DIVIDE', sum_, 0.032), 50.0))
        return nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', phase, 0.5)), 0.11)

    line = nodes.math('MAXIMUM', walls(0.866, 0.5), nodes.math('MAXIMUM', walls(0.866, -0.5), walls(0.0, 1.0)))
    nodes.set(Base_Color=nodes.mix(line, materials.linear('#4a1c10'), materials.linear(color)), Roughness=0.6)
    nodes.bump(line, 1.0, 0.01)
    return nodes.material


# Rooms

def room(studio, furnished=True):
    walls(studio)
    studio.product('shelf', 'oak-paper', at=(0.75, 1.16, 0), turn=0)
    fill_shelf(studio)
    if furnished:
        studio.product('chair', CHAIR, at=(-0.42, -0.15, 0.012), turn=26)
    studio.product('lamp', 'ink-oak', at=(-1.12, 0.62, 0), turn=48)
    bulb = bpy.data.lights.new('bulb', 'POINT')
    bulb.energy = 14
    studio.link(bpy.data.objects.new('bulb', bulb)).location = (-0.86, 0.34, 1.2)
    bulb.shadow_soft_size = 0.04
    bulb.color = materials.linear('#ffd9a0')[:3]
    rug(studio, (-0.35, -0.2, 0), 1.1)
    pot(studio, (-1.55, 0.98, 0))
    daylight(studio)
    studio.camera((0.06, 0.3, 0.78), 9, 5, 5.9, lens=60)
    return 1200, 900, 36


def walls(studio):
    studio.plane((9, 8), (0, -1.2, 0), materials.planks('floor', '#bd9f7a'))
    studio.plane((9, 4), (0, 1.4, 2), materials.plaster('wall', '#e3d8c5', 0.1), (math.pi / 2, 0, 0))
    studio.box((9, 0.016, 0.09), (0, 1.39, 0.045), materials.plain('skirting', '#efe7d8', 0.5), 0.003)


def daylight(studio):
    """The sun through a window with four panes, from the left."""
    studio.world('#dfe8f4', 0.5)
    studio.sun((1.0, 0.62, -0.62), 5.0, 1.6)
    dark = materials.plain('frame', '#1c1a18', 1.0)
    # The wall beside the camera with a hole in it, seen by light only.
    def blind(size, at):
        item = studio.box(size, at, dark, 0)
        item.visible_camera = False
        item.visible_glossy = False
        return item
    x = -3.4
    blind((0.1, 6.0, 1.1), (x, -1.2, 0.15))
    blind((0.1, 6.0, 2.6), (x, -1.2, 4.3))
    blind((0.1, 3.0, 5.0), (x, -3.3, 2.3))
    blind((0.1, 3.0, 5.0), (x, 1.6, 2.3))
    blind((0.1, 0.07, 2.6), (x, -0.85, 1.9))
    blind((0.1, 1.9, 0.07), (x, -0.85, 1.85))
    studio.softbox((-3.0, -1.8, 2.2), (0.3, 0.5, 0.6), 2.6, 130, '#f2f4ff')
    studio.softbox((2.6, -3.4, 2.6), (0, 0.6, 0.8), 2.6, 40, '#fff0dc')


def rug(studio, at, radius):
    nodes = materials.Nodes('rug')
    where = nodes.coordinates('Object')
    tufts = nodes.noise(where, 130, 3, 0.7)
    ring = nodes.node('ShaderNodeVectorMath', operation='LENGTH')
    nodes.put(ring.inputs[0], where)
    band = nodes.math('FRACT', nodes.math('DIVIDE', ring.outputs['Value'], 0.042))
    line = nodes.ramp(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', band, 0.5)), (0.0, 0.0), (0.35, 1.0))
    base = nodes.mix(0.5, materials.linear('#d6cbb6'), nodes.ramp(tufts, (0.3, 0.55), (0.7, 1.05)), 'MULTIPLY')
    nodes.set(Base_Color=nodes.mix(0.22, base, line, 'MULTIPLY'), Roughness=1.0, Specular=0.1, Sheen=0.5)
    nodes.bump(nodes.mix(0.5, tufts, line), 0.7, 0.006)
    profile = [(0.0, 0.012), (radius - 0.012, 0.012), (radius - 0.004, 0.010), (radius, 0.005), (radius, 0.0)]
    item = studio.turned(list(reversed(profile)), at, nodes.material, 160)
    return item


def fill_shelf(studio):
    """Books, bowls and frames in the open units of the default shelf, at (0.75, 1.16)."""
    rng = random.Random(4)
    tints = ['#d8cdb8', '#efe8da', '#2b2a2c', '#b8462a', '#7a7f5c', '#c79b5a', '#8c8377', '#46505a']
    cover = {tint: materials.plain(f'book {tint}', tint, 0.7) for tint in tints}
    step, rise, foot = 0.626, 0.37, 0.13

    def unit(column, row):
        return 0.75 + (column - 1) * step, foot + row * rise + 0.011

    def books(column, row, start, count, lean=False):
        x0, z = unit(column, row)
        x = x0 - 0.27 + start
        for index in range(count):
            thick = rng.uniform(0.016, 0.042)
            tall = rng.uniform(0.19, 0.27)
            deep = rng.uniform(0.15, 0.19)
            tint = rng.choice(tints[:3] * 2 + tints)
            studio.box((thick - 0.001, deep, tall), (x + thick / 2, 1.10, z + tall / 2), cover[tint], 0.002)
            x += thick
        return x

    def stack(column, row, start, count):
        x0, z = unit(column, row)
        for index in range(count):
            thick = rng.uniform(0.018, 0.034)
            studio.box((rng.uniform(0.2, 0.25), 0.17, thick - 0.001), (x0 - 0.27 + start + 0.12, 1.08, z + thick / 2),
                       cover[rng.choice(tints)], 0.002, rng.uniform(-6, 6))
            z += thick
        return z

    def vessel(column, row, start, profile, tint, z=None):
        x0, base = unit(column, row)
        nodes = materials.Nodes('ceramic')
        nodes.set(Base_Color=materials.linear(tint), Roughness=0.5, Specular=0.4)
        nodes.bump(nodes.noise(nodes.coordinates('Object'), 140, 3), 0.1, 0.002)
        studio.turned(profile, (x0 - 0.27 + start, 1.08, z or base), nodes.material)

    bottle = [(0.0, 0.0), (0.05, 0.0), (0.06, 0.01), (0.066, 0.08), (0.05, 0.14), (0.02, 0.17), (0.017, 0.23), (0.021, 0.24), (0.015, 0.238), (0.012, 0.2)]
    bowl = [(0.0, 0.0), (0.04, 0.0), (0.045, 0.01), (0.09, 0.05), (0.11, 0.085), (0.106, 0.086), (0.08, 0.05), (0.0, 0.02)]
    jar = [(0.0, 0.0), (0.06, 0.0), (0.075, 0.015), (0.085, 0.09), (0.07, 0.15), (0.045, 0.165), (0.045, 0.18), (0.05, 0.185), (0.04, 0.183), (0.035, 0.15)]
    cup = [(0.0, 0.0), (0.03, 0.0), (0.037, 0.008), (0.04, 0.08), (0.037, 0.081), (0.033, 0.01), (0.0, 0.008)]

    books(1, 0, 0.02, 9)
    vessel(1, 0, 0.47, jar, '#b8462a')
    books(0, 1, 0.0, 11)
    vessel(1, 1, 0.14, bowl, '#e9e1d2')
    books(1, 1, 0.33, 5)
    stack(2, 1, 0.05, 4)
    vessel(2, 1, 0.44, bottle, '#3a3c40')
    vessel(0, 2, 0.12, bottle, '#e4dac8')
    vessel(0, 2, 0.27, cup, '#b8462a')
    z = stack(0, 2, 0.33, 3)
    books(2, 2, 0.02, 12)
    books(0, 3, 0.24, 8)
    vessel(0, 3, 0.12, jar, '#ddd2be')
    picture(studio, unit(1, 3), materials)
    books(2, 3, 0.2, 5)
    vessel(2, 3, 0.1, bowl, '#46505a')


def picture(studio, place, materials):
    """A framed drawing that leans at the back of a unit: a circle and a line, like a pattern for a lathe."""
    x, z = place
    studio.box((0.25, 0.014, 0.3), (x - 0.06, 1.2, z + 0.15), materials.plain('frame', '#2a2724', 0.5), 0.002)
    studio.box((0.226, 0.004, 0.276), (x - 0.06, 1.192, z + 0.15), materials.plain('sheet', '#f3ecdf', 0.9), 0)
    bpy.ops.mesh.primitive_cylinder_add(radius=0.06, depth=0.002, vertices=96, location=(x - 0.06, 1.189, z + 0.165),
                                        rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(materials.plain('dot', SIGNAL, 0.9))


# In the visitor's room

def ar_room(studio, chair=False):
    """A plain corner of a home, without the chair; the same with it is `ar_chair`."""
    studio.plane((9, 8), (0, -1.2, 0), materials.planks('floor', '#a98560'))
    studio.plane((9, 4), (0, 1.3, 2), materials.plaster('wall', '#d9d3c6', 0.1), (math.pi / 2, 0, 0))
    studio.box((9, 0.016, 0.09), (0, 1.29, 0.045), materials.plain('skirting', '#ece6da', 0.5), 0.003)
    rug(studio, (0.0, 0.1, 0), 1.05)
    pot(studio, (1.25, 0.85, 0))
    sideboard(studio)
    if chair:
        studio.product('chair', CHAIR, at=(0, 0, 0.012), turn=-22)
        # The screen of the phone shows no more of this one.
        studio.only(0.3, 0.7)
    daylight(studio)
    studio.camera((0.0, 0.1, 0.62), 4, 9, 5.2, lens=52)
    return 1200, 900, 28


def ar_chair(studio):
    return ar_room(studio, chair=True)


def sideboard(studio):
    body = materials.wood('sideboard', '#7b4f31', 0.5, 0)
    studio.box((1.3, 0.4, 0.42), (-1.5, 1.02, 0.42), body, 0.006)
    for x in (-1.93, -1.5, -1.07):
        studio.box((0.42, 0.02, 0.38), (x, 0.81, 0.42), body, 0.004)
    for x in (-2.05, -0.95):
        for y in (0.9, 1.15):
            studio.turned([(0.011, 0.0), (0.018, 0.21), (0.0, 0.211)], (x, y, 0.001), body, 24)
    vase = materials.plain('vase', '#35373b', 0.45)
    studio.turned([(0.0, 0.0), (0.05, 0.0), (0.075, 0.05), (0.08, 0.12), (0.045, 0.2), (0.03, 0.26), (0.036, 0.28), (0.028, 0.278), (0.022, 0.24)], (-1.2, 1.0, 0.63), vase)
    for index, tint in enumerate(('#b9ad98', '#8e4a33', '#e9e2d5')):
        studio.box((0.26 - index * 0.02, 0.19, 0.03), (-1.72, 1.0, 0.645 + index * 0.03), materials.plain('book', tint, 0.7), 0.002, 5 * index - 4)


def pot(studio, at):
    """A plant in its pot."""
    clay = materials.plain('pot', '#e4dac8', 0.7)
    studio.turned([(0.0, 0.0), (0.12, 0.0), (0.135, 0.02), (0.17, 0.28), (0.16, 0.28), (0.13, 0.24), (0.0, 0.24)], at, clay)
    plant(studio, (at[0], at[1], at[2] + 0.24))


def plant(studio, at):
    """Long leaves that bend outwards from one place."""
    rng = random.Random(9)
    leaf = materials.Nodes('leaf')
    leaf.set(Base_Color=materials.linear('#50603c'), Roughness=0.45, Specular=0.4)
    for index in range(26):
        angle = index * 2.39996
        long = rng.uniform(0.4, 0.85)
        lean = rng.uniform(0.25, 0.9)
        wide = rng.uniform(0.018, 0.032)
        points, faces = [], []
        for step in range(13):
            t = step / 12
            out = long * lean * t ** 1.5 * 0.8
            up = long * (t - 0.45 * lean * t ** 2.6)
            half = wide * math.sin(math.pi * min(1, 0.12 + t * 0.88)) ** 0.8
            for side, drop in ((-1, 0.006), (0, 0.0), (1, 0.006)):
                points.append((at[0] + out * math.cos(angle) - side * half * math.sin(angle),
                               at[1] + out * math.sin(angle) + side * half * math.cos(angle),
                               at[2] - 0.02 + up + drop))
            if step:
                a = 3 * step
                faces += [(a - 3, a - 2, a + 1, a), (a - 2, a - 1, a + 2, a + 1)]
        studio.mesh('leaf', points, faces, leaf.material)


# Materials

def material_study(studio):
    """Samples on the drawing table: fabrics, woods and coatings of the configurator."""
    studio.plane((6, 6), (0, 0, 0), materials.plaster('table', '#ded5c4', 0.06))
    swatches = [('ink', -0.085, 0.115, -14), ('oat', -0.16, 0.1, 5), ('moss', -0.095, 0.035, -6), ('ember', -0.165, -0.005, 11)]
    fabrics = studio.palette['fabrics']
    for index, (name, x, y, turn) in enumerate(swatches):
        swatch(studio, materials.fabric(name, fabrics[name]['color'], studio.weave), (x, y, 0.001 + 0.0065 * index), turn, index, name == 'ember')
    for index, name in enumerate(('oak', 'walnut', 'black')):
        entry = studio.palette['woods'][name]
        block = studio.box((0.05, 0.15, 0.016), (0.062 + 0.062 * index, 0.09 - 0.009 * index, 0.009),
                           materials.wood(name, entry['color'], entry['roughness'], 1), 0.0025, -8)
        block.name = name
    for index, name in enumerate(('ember', 'paper', 'ink')):
        entry = studio.palette['coatings'][name]
        studio.turned(disc(0.026), (0.03 + 0.062 * index, -0.04 - 0.009 * index, 0),
                      materials.coating(name, entry['color'], entry['roughness']), 96)
    studio.turned(disc(0.016), (0.212, -0.064, 0), materials.metal('brass', '#b08d4f', 0.28), 96)
    studio.world('#fbf3e6', 0.4)
    studio.softbox((-0.9, 0.7, 0.9), (0, 0.05, 0), 0.4, 22, '#fff1de')
    studio.softbox((0.9, -0.6, 0.9), (0, 0.05, 0), 0.9, 3.5, '#f1f2ff')
    studio.camera((0.012, 0.05, 0.0), -6, 60, 1.0, lens=64, focus=(-0.02, 0.05, 0.01), stop=11)
    return 1200, 900, 32


def disc(radius):
    """A small coated weight with a soft edge."""
    return [(0.0, 0.0), (radius - 0.002, 0.0), (radius, 0.002), (radius, 0.008), (radius - 0.002, 0.0105),
            (radius - 0.005, 0.011), (radius * 0.62, 0.011), (radius * 0.58, 0.0096), (radius * 0.2, 0.0094), (0.0, 0.0094)]


def swatch(studio, material, at, turn, seed, curled, size=0.15):
    """A cut of fabric with a pinked edge that does not lie quite flat."""
    rng = random.Random(seed)
    steps = 120
    phase = rng.uniform(0, 6)
    points, faces, uvs = [], [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            u, v = column / steps - 0.5, row / steps - 0.5
            x, y = u * size, v * size
            # The teeth of the scissors.
            tooth = 0.0022 * abs((column * 0.2) % 1 - 0.5) * 2
            if row in (0, steps):
                y -= math.copysign(tooth, v)
            tooth = 0.0022 * abs((row * 0.2) % 1 - 0.5) * 2
            if column in (0, steps):
                x -= math.copysign(tooth, u)
            edge = max(abs(u), abs(v)) * 2
            z = 0.0016 * math.sin(9 * u + phase) * math.cos(7 * v + phase) + 0.0018
            # The corner of the uppermost one turns up.
            corner = max(0, u - v - 0.5) if curled else 0
            z += 0.13 * corner ** 1.7 + 0.001 * edge ** 6
            points.append((x, y, max(0.0002, z)))
            uvs.append((x, y))
            if row and column:
                a = row * (steps + 1) + column
                faces.append((a - steps - 2, a - steps - 1, a, a - 1))
    item = studio.mesh('swatch', points, faces, material)
    layer = item.data.uv_layers.new()
    for loop in item.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    solid = item.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.0014
    solid.offset = 1
    item.location = at
    item.rotation_euler = (0, 0, math.radians(turn))
    return item


SHOTS = {
    'hero': hero,
    'hero-dark': hero_dark,
    'chair-wireframe': chair_wireframe,
    'chair-clay': chair_clay,
    'chair-textured': chair_textured,
    'chair-final': chair_final,
    'detail': detail,
    'exploded': exploded,
    'printing': printing,
    'room': room,
    'materials': material_study,
    'ar-room': ar_room,
    'ar-chair': ar_chair,
}
