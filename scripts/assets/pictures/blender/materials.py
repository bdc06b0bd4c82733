"""Materials of Cycles from the palette of the models. Lengths are in meters, colors in sRGB as #rrggbb."""
import bpy


def linear(color):
    """The color #rrggbb as linear RGB with alpha."""
    def channel(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return [channel(int(color[i:i + 2], 16) / 255) for i in (1, 3, 5)] + [1.0]


class Nodes:
    """A material under construction: makes nodes and joins them."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        """Sets a socket to a value or joins it to another socket."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        self.put(node.inputs[0], factor)
        self.put(node.inputs[1], a)
        self.put(node.inputs[2], b)
        return node.outputs[0]

    def ramp(self, factor, *stops):
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        self.put(node.inputs[0], factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = color if not isinstance(color, (int, float)) else (color, color, color, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5):
        node = self.tree.nodes.new('ShaderNodeTexNoise')
        self.put(node.inputs['Vector'], vector)
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = roughness
        return node.outputs['Fac']

    def scaled(self, vector, factors, rotation=(0, 0, 0)):
        node = self.tree.nodes.new('ShaderNodeMapping')
        self.put(node.inputs['Vector'], vector)
        node.inputs['Scale'].default_value = factors
        node.inputs['Rotation'].default_value = rotation
        return node.outputs[0]

    def coordinates(self, output):
        return self.tree.nodes.new('ShaderNodeTexCoord').outputs[output]

    def bump(self, height, strength, distance):
        node = self.tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.put(node.inputs['Height'], height)
        self.put(self.surface.inputs['Normal'], node.outputs[0])

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.surface.inputs[key.replace('_', ' ')], value)
        return self


def plain(name, color, roughness=0.6, metalness=0.0):
    """A surface of one color."""
    return Nodes(name).set(Base_Color=linear(color), Roughness=roughness, Metallic=metalness).material


def matte(name, color):
    """Paper: no gloss, no grain, quick to render in large."""
    nodes = Nodes(name)
    diffuse = nodes.node('ShaderNodeBsdfDiffuse', Color=linear(color))
    nodes.put(nodes.output.inputs['Surface'], diffuse.outputs[0])
    return nodes.material


def glow(name, color, strength):
    """A surface that is a light."""
    nodes = Nodes(name)
    emission = nodes.node('ShaderNodeEmission', Color=linear(color), Strength=strength)
    nodes.put(nodes.output.inputs['Surface'], emission.outputs[0])
    return nodes.material


def fabric(name, color, weave, sheen=0.12):
    """A woven cover; `weave` is the image file of the pattern and the length of its repeat."""
    path, tile = weave
    nodes = Nodes(name)
    uv = nodes.coordinates('UV')
    image = nodes.node('ShaderNodeTexImage', image=bpy.data.images.load(path, check_existing=True))
    image.image.colorspace_settings.name = 'Non-Color'
    nodes.put(image.inputs['Vector'], nodes.scaled(uv, (1 / tile, 1 / tile, 1)))
    threads = image.outputs['Color']
    melange = nodes.noise(nodes.coordinates('Object'), 260, 3)
    broad = nodes.noise(nodes.coordinates('Object'), 5, 2)
    shade = nodes.ramp(threads, (0.55, 0.42), (0.95, 1.3))
    base = nodes.mix(1.0, linear(color), shade, 'MULTIPLY')
    base = nodes.mix(0.6, base, nodes.ramp(melange, (0.32, 0.62), (0.68, 1.25)), 'MULTIPLY')
    base = nodes.mix(0.18, base, nodes.ramp(broad, (0.35, 0.8), (0.65, 1.15)), 'MULTIPLY')
    nodes.set(Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=sheen, Sheen_Tint=0.6)
    height = nodes.mix(0.2, threads, melange)
    nodes.bump(height, 0.6, 0.0014)
    return nodes.material


def wood(name, color, roughness, axis):
    """Solid wood whose fibers run along an axis of the object (0, 1 or 2), so that a piece has no seam."""
    nodes = Nodes(name)
    along = [1.0, 1.0, 1.0]
    along[axis] = 0.06
    local = nodes.scaled(nodes.coordinates('Object'), along)
    warp = nodes.node('ShaderNodeVectorMath', operation='ADD')
    nodes.put(warp.inputs[0], local)
    bend = nodes.node('ShaderNodeTexNoise', Scale=7.0, Detail=2.0)
    nodes.put(bend.inputs['Vector'], local)
    small = nodes.node('ShaderNodeVectorMath', operation='SCALE')
    nodes.put(small.inputs[0], bend.outputs['Color'])
    small.inputs['Scale'].default_value = 0.05
    nodes.put(warp.inputs[1], small.outputs[0])
    rings = nodes.noise(warp.outputs[0], 70, 1.5)
    fibers = nodes.noise(local, 420, 3, 0.65)
    pores = nodes.ramp(nodes.noise(nodes.scaled(local, (1, 1, 1)), 900, 1), (0.34, 0.55), (0.44, 1.0))
    tone = nodes.noise(nodes.coordinates('Object'), 2.2, 1)
    base = nodes.mix(nodes.ramp(rings, (0.38, 0.0), (0.62, 1.0)), [c * f for c, f in zip(linear(color)[:3], (0.72, 0.66, 0.6))] + [1], linear(color))
    base = nodes.mix(0.5, base, nodes.ramp(fibers, (0.3, 0.62), (0.7, 1.05)), 'MULTIPLY')
    base = nodes.mix(0.4, base, pores, 'MULTIPLY')
    base = nodes.mix(0.25, base, nodes.ramp(tone, (0.35, 0.72), (0.65, 1.05)), 'MULTIPLY')
    nodes.set(Base_Color=base, Roughness=roughness, Specular=0.22)
    nodes.bump(nodes.mix(0.4, fibers, pores), 0.18, 0.0006)
    return nodes.material


def coating(name, color, roughness):
    """Powder-coated metal: a fine orange peel."""
    nodes = Nodes(name)
    nodes.set(Base_Color=linear(color), Roughness=roughness, Specular=0.45)
    nodes.bump(nodes.noise(nodes.coordinates('Object'), 900, 1), 0.06, 0.0004)
    return nodes.material


def metal(name, color, roughness):
    """Brushed metal."""
    nodes = Nodes(name)
    brushed = nodes.noise(nodes.scaled(nodes.coordinates('Object'), (1, 1, 0.02)), 900, 2)
    nodes.set(Base_Color=linear(color), Metallic=1.0, Roughness=nodes.math('MULTIPLY_ADD', brushed, 0.2))
    nodes.surface.inputs['Roughness'].links[0].from_node.inputs[2].default_value = roughness - 0.08
    return nodes.material


def plaster(name, color, unevenness=0.12):
    """A painted wall, or the paper of a backdrop."""
    nodes = Nodes(name)
    where = nodes.coordinates('Object')
    cloud = nodes.noise(where, 1.6, 4)
    base = nodes.mix(unevenness, linear(color), nodes.ramp(cloud, (0.35, 0.75), (0.65, 1.0)), 'MULTIPLY')
    nodes.set(Base_Color=base, Roughness=0.9, Specular=0.2)
    nodes.bump(nodes.noise(where, 60, 4, 0.6), 0.06, 0.004)
    return nodes.material


def planks(name, color, width=0.16, length=1.9):
    """A floor of oiled boards."""
    nodes = Nodes(name)
    where = nodes.coordinates('Object')
    brick = nodes.node('ShaderNodeTexBrick', offset=0.37, offset_frequency=3)
    nodes.put(brick.inputs['Vector'], where)
    for key, value in {'Scale': 1.0, 'Mortar Size': 0.0012, 'Mortar Smooth': 0.3, 'Bias': 0.0,
                       'Brick Width': length, 'Row Height': width}.items():
        brick.inputs[key].default_value = value
    brick.inputs['Color1'].default_value = (0.2, 0.2, 0.2, 1)
    brick.inputs['Color2'].default_value = (1, 1, 1, 1)
    brick.inputs['Mortar'].default_value = (0, 0, 0, 1)
    local = nodes.scaled(where, (0.07, 1, 1))
    shift = nodes.node('ShaderNodeVectorMath', operation='ADD')
    nodes.put(shift.inputs[0], local)
    nodes.put(shift.inputs[1], nodes.mix(1.0, (0, 0, 0, 1), brick.outputs['Color'], 'ADD'))
    rings = nodes.noise(shift.outputs[0], 24, 2)
    fibers = nodes.noise(shift.outputs[0], 240, 3, 0.6)
    base = nodes.mix(nodes.ramp(rings, (0.35, 0.0), (0.65, 1.0)), [c * 0.78 for c in linear(color)[:3]] + [1], linear(color))
    base = nodes.mix(0.35, base, nodes.ramp(fibers, (0.3, 0.6), (0.7, 1.0)), 'MULTIPLY')
    base = nodes.mix(0.3, base, nodes.ramp(brick.outputs['Color'], (0.0, 0.55), (1.0, 1.0)), 'MULTIPLY')
    base = nodes.mix(brick.outputs['Fac'], base, (0.05, 0.035, 0.02, 1))
    nodes.set(Base_Color=base, Roughness=0.5, Specular=0.35)
    gap = nodes.math('SUBTRACT', 1.0, brick.outputs['Fac'])
    nodes.bump(nodes.mix(0.08, gap, fibers), 0.3, 0.002)
    return nodes.material


def of_palette(name, entry, weave, axis=2):
    """The material of a slot as the models describe it; `axis` is where the fibers of wood run."""
    if 'glow' in entry:
        return glow(name, entry['glow'], 6.0)
    if entry.get('texture') == 'weave':
        return fabric(name, entry['color'], weave)
    if entry.get('texture') == 'grain':
        return wood(name, entry['color'], entry['roughness'], axis)
    if entry.get('metalness'):
        return metal(name, entry['color'], entry['roughness'])
    return coating(name, entry['color'], entry['roughness'])
