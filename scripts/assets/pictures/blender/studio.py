"""What every picture needs: an empty scene, the products, light, a camera, and a render without noise."""
import json
import math
import os

import bpy
from mathutils import Vector

import denoise
import materials

PAPER = '#ece5d8'
INK = '#23201c'
SIGNAL = '#b8462a'

# Share of the full size, and of the full number of samples.
QUALITIES = {'draft': (0.4, 0.25), 'final': (1.0, 1.0)}


class Studio:
    """One scene. `folder` holds the models, `quality` is one of `QUALITIES`."""

    def __init__(self, folder, quality):
        self.folder = folder
        self.scale, self.effort = QUALITIES[quality]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.palette = json.load(open(os.path.join(folder, 'palette.json')))
        tile = self.palette['weaveTile']
        self.weave = (os.path.join(folder, 'weave.png'), tile)
        self.view('Filmic', 'Medium High Contrast')

    def view(self, transform, look='None', exposure=0.0):
        """How light becomes color."""
        settings = self.scene.view_settings
        settings.view_transform = transform
        settings.look = look
        settings.exposure = exposure

    def link(self, item):
        self.scene.collection.objects.link(item)
        return item

    # Products

    def product(self, file, finish=None, at=(0, 0, 0), turn=0.0):
        """The parts of a product as objects, in a finish or without materials; `turn` in degrees."""
        before = set(bpy.data.objects)
        bpy.ops.wm.obj_import(filepath=os.path.join(self.folder, f'{file}.obj'))
        parts = [item for item in bpy.data.objects if item not in before]
        explode = self.palette['explode'][file.split('@')[0]]
        made = {}
        for part in parts:
            bpy.context.view_layer.objects.active = part
            part.select_set(True)
            bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
            part.select_set(False)
            part['slot'] = part.data.materials[0].name.split('.')[0]
            x, y, z = explode.get(part.name.split('.')[0], (0, 0, 0))
            part['explode'] = (x, -z, y)
            if finish is not None:
                axis = max(range(3), key=lambda index: part.dimensions[index])
                entry = self.palette['finishes'][file.split('@')[0]][finish][part['slot']]
                key = (part['slot'], axis)
                if key not in made:
                    made[key] = materials.of_palette(f'{file} {part["slot"]} {axis}', entry, self.weave, axis)
                part.data.materials[0] = made[key]
            part.rotation_euler = (0, 0, math.radians(turn))
            part.location = at
        return parts

    def dress(self, parts, material):
        """All parts in one material."""
        for part in parts:
            part.data.materials.clear()
            part.data.materials.append(material)

    # Props

    def box(self, size, at, material, bevel=0.004, turn=0.0):
        bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, 0, math.radians(turn)))
        item = bpy.context.object
        item.scale = size
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        item.data.materials.append(material)
        if bevel:
            modifier = item.modifiers.new('bevel', 'BEVEL')
            modifier.width = bevel
            modifier.segments = 3
            item.data.use_auto_smooth = True
            bpy.ops.object.shade_smooth()
            item.data.auto_smooth_angle = math.radians(40)
        return item

    def plane(self, size, at, material, rotation=(0, 0, 0)):
        bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=rotation)
        item = bpy.context.object
        item.scale = (size[0], size[1], 1)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        item.data.materials.append(material)
        return item

    def mesh(self, name, points, faces, material, smooth=True):
        data = bpy.data.meshes.new(name)
        data.from_pydata(points, [], faces)
        data.materials.append(material)
        for polygon in data.polygons:
            polygon.use_smooth = smooth
        return self.link(bpy.data.objects.new(name, data))

    def turned(self, profile, at, material, segments=64):
        """A body of revolution from (radius, height)."""
        points = [(r * math.cos(2 * math.pi * s / segments), r * math.sin(2 * math.pi * s / segments), h)
                  for r, h in profile for s in range(segments)]
        faces = [(row * segments + s, row * segments + (s + 1) % segments,
                  (row + 1) * segments + (s + 1) % segments, (row + 1) * segments + s)
                 for row in range(len(profile) - 1) for s in range(segments)]
        item = self.mesh('turned', points, faces, material)
        item.location = at
        modifier = item.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = 1
        return item

    def backdrop(self, material, width=14.0, front=6.0, back=4.2, radius=2.0, height=6.0):
        """A sheet of paper that runs from the floor up the wall in one curve."""
        steps = 32
        line = [(-front, 0.0), (back - radius, 0.0)]
        line += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a))
                 for a in (math.pi / 2 * (s + 1) / steps for s in range(steps))]
        line.append((back, height))
        points = [(x, y, z) for y, z in line for x in (-width / 2, width / 2)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
        return self.mesh('backdrop', points, faces, material)

    def rod(self, start, end, radius, material):
        """A thin straight line in space."""
        start, end = Vector(start), Vector(end)
        direction = end - start
        bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=direction.length, vertices=10,
                                            location=(start + end) / 2)
        item = bpy.context.object
        item.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()
        item.data.materials.append(material)
        item.visible_shadow = False
        return item

    # Light and camera

    def world(self, color, strength):
        world = bpy.data.worlds.new('world')
        world.use_nodes = True
        background = world.node_tree.nodes['Background']
        background.inputs[0].default_value = materials.linear(color)
        background.inputs[1].default_value = strength
        self.scene.world = world

    def softbox(self, at, target, size, power, color='#ffffff', spread=180):
        light = bpy.data.lights.new('softbox', 'AREA')
        light.energy = power
        light.color = materials.linear(color)[:3]
        light.size = size
        light.spread = math.radians(spread)
        item = self.link(bpy.data.objects.new('softbox', light))
        item.location = at
        item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        return item

    def sun(self, direction, strength, angle=1.0, color='#fff1dd'):
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy = strength
        light.angle = math.radians(angle)
        light.color = materials.linear(color)[:3]
        item = self.link(bpy.data.objects.new('sun', light))
        item.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
        return item

    def camera(self, target, azimuth, elevation, distance, lens=70, focus=None, stop=4.0, shift=(0.0, 0.0)):
        """Looks at the target from the given direction (degrees, 0 is the front)."""
        data = bpy.data.cameras.new('camera')
        data.lens = lens
        data.shift_x, data.shift_y = shift
        item = self.link(bpy.data.objects.new('camera', data))
        a, e = math.radians(azimuth), math.radians(elevation)
        target = Vector(target)
        item.location = target + distance * Vector(
            (math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)))
        item.rotation_euler = (target - item.location).to_track_quat('-Z', 'Y').to_euler()
        if focus is not None:
            data.dof.use_dof = True
            data.dof.focus_distance = (Vector(focus) - item.location).length
            data.dof.aperture_fstop = stop
        self.scene.camera = item
        return item

    # Render

    def only(self, start, end):
        """Renders only what is between two shares of the width."""
        render = self.scene.render
        render.use_border = True
        render.border_min_x, render.border_max_x = start, end
        render.border_min_y, render.border_max_y = 0.0, 1.0

    def render(self, path, width, height, samples, smooth=True):
        """Renders to a PNG file; `smooth` takes the noise away."""
        scene = self.scene
        scene.render.engine = 'CYCLES'
        scene.render.resolution_x = round(width * self.scale)
        scene.render.resolution_y = round(height * self.scale)
        scene.render.threads_mode = 'FIXED'
        scene.render.threads = 2
        cycles = scene.cycles
        cycles.samples = max(8, round(samples * self.effort))
        cycles.use_denoising = False
        cycles.use_adaptive_sampling = True
        cycles.adaptive_threshold = 0.05
        cycles.adaptive_min_samples = 12
        cycles.sample_clamp_indirect = 3.0
        cycles.caustics_reflective = cycles.caustics_refractive = False
        cycles.max_bounces = 5
        cycles.diffuse_bounces = 3
        cycles.seed = 1
        if smooth:
            denoise.render_smooth(scene, path)
        else:
            scene.render.filepath = path
            bpy.ops.render.render(write_still=True)
