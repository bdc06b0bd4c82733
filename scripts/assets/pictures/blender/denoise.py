"""
Takes the noise out of a render: an edge-avoiding wavelet filter over the light alone.

The color of the surfaces is divided out first and multiplied in again at the end, so threads and fibers stay sharp;
normals and depth say where the filter must not reach across an edge.
"""
import os
import tempfile

import bpy
import numpy as np


def render_smooth(scene, path):
    """Renders the scene and writes the smoothed picture to a PNG file."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_emit = True
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new('CompositorNodeRLayers')
        output = tree.nodes.new('CompositorNodeOutputFile')
        output.base_path = folder
        output.format.file_format = 'OPEN_EXR'
        output.format.color_depth = '32'
        output.file_slots.clear()
        passes = {'Image': 'image', 'Normal': 'normal', 'Depth': 'depth', 'DiffCol': 'albedo', 'Emit': 'emit'}
        for source, name in passes.items():
            output.file_slots.new(name)
            tree.links.new(layers.outputs[source], output.inputs[name])
        scene.render.filepath = os.path.join(folder, 'composite')
        bpy.ops.render.render(write_still=False)
        frame = {name: read(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr')) for name in passes.values()}
    write(scene, path, smooth(frame))


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    result = pixels.reshape(image.size[1], image.size[0], 4)[:, :, :3].copy()
    bpy.data.images.remove(image)
    return result


def write(scene, path, pixels):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('smooth', width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    full = np.ones((height, width, 4), dtype=np.float32)
    full[:, :, :3] = pixels
    image.pixels.foreach_set(full.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    image.save_render(path, scene=scene)


def smooth(frame):
    albedo = frame['albedo']
    # Metal and black have hardly any diffuse color; there the light is filtered nearly as it is.
    base = np.maximum(albedo, 0.04)
    light = (frame['image'] - frame['emit']) / base
    normal = frame['normal']
    normal = normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-6)
    depth = np.minimum(frame['depth'][:, :, :1], 1e3)
    # How bright and how noisy the light is around each pixel.
    rough = box(luminance(light), 3)
    spread = np.sqrt(np.maximum(box(luminance(light) ** 2, 3) - rough ** 2, 0)) + 1e-3
    kernel = np.array([1, 4, 6, 4, 1]) / 16
    for level in range(5):
        step = 2 ** level
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2] + (1,), dtype=np.float32)
        shine = luminance(light)
        # The later, wider passes may only join what already looks alike.
        tolerance = spread * (2.2 / (1 + level)) + 0.02 * rough
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if dx == dy == 0:
                    total += light * kernel[2] ** 2
                    weights += kernel[2] ** 2
                    continue
                offset = (dy * step, dx * step)
                other_light = moved(light, offset)
                other_normal = moved(normal, offset)
                other_depth = moved(depth, offset)
                weight = kernel[dy + 2] * kernel[dx + 2]
                weight = weight * np.maximum(0, (normal * other_normal).sum(axis=2, keepdims=True)) ** 48
                weight = weight * np.exp(-np.abs(depth - other_depth) / (0.01 * depth * step ** 0.5 + 1e-4))
                weight = weight * np.exp(-np.abs(shine - luminance(other_light)) / tolerance)
                total += other_light * weight
                weights += weight.astype(np.float32)
        light = total / np.maximum(weights, 1e-6)
    return light * base + frame['emit']


def moved(pixels, offset):
    """The pixels from a place beside; the border repeats."""
    height, width = pixels.shape[:2]
    rows = np.clip(np.arange(height) + offset[0], 0, height - 1)
    columns = np.clip(np.arange(width) + offset[1], 0, width - 1)
    return pixels[rows][:, columns]


def luminance(pixels):
    return pixels @ np.array([[0.2126], [0.7152], [0.0722]], dtype=np.float32)


def box(pixels, radius):
    result = np.zeros_like(pixels)
    for offset in range(-radius, radius + 1):
        result += moved(pixels, (offset, 0))
    across = np.zeros_like(pixels)
    for offset in range(-radius, radius + 1):
        across += moved(result, (0, offset))
    return across / (2 * radius + 1) ** 2
