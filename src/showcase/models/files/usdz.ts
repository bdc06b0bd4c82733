import { batches, finishOf, materialOf } from '../assemblies.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { type Material, materialName } from '../materials.ts';
import type { Model } from '../model.ts';
import { type TextureName, textureOf } from '../texture.ts';
import { linearColor } from './color.ts';
import { toPng } from './png.ts';
import { zip } from './zip.ts';

/** The model in one finish as USDZ, for AR on Apple's devices: a scene in USD's text form and its textures. */
export function toUsdz(model: Model, finishName?: string): Uint8Array<ArrayBuffer> {
  const finish = finishOf(model, finishName);
  const drawn = batches(model).map(({ assembly, slot, mesh }) => ({
    name: identifier(`${assembly}_${slot}`),
    mesh,
    material: materialOf(finish, slot),
  }));
  const materials = [...new Set(drawn.map(({ material }) => material))];
  const textures = [...new Set(materials.flatMap(({ texture }) => texture ?? []))];
  const root = identifier(model.name);
  const lines = [
    '#usda 1.0',
    '(',
    `    defaultPrim = "${root}"`,
    '    metersPerUnit = 1',
    '    upAxis = "Y"',
    ')',
    '',
    `def Xform "${root}" (`,
    '    assetInfo = {',
    `        string name = "${root}"`,
    '    }',
    '    kind = "component"',
    ')',
    '{',
    ...drawn.flatMap(({ name, mesh, material }) => indent(meshLines(name, mesh, material, root))),
    '    def Scope "Materials"',
    '    {',
    ...materials.flatMap((material) => indent(indent(materialLines(material, root)))),
    '    }',
    '}',
    '',
  ];
  return zip([
    { name: `${root}.usda`, data: new TextEncoder().encode(lines.join('\n')) },
    ...textures.map((name) => ({ name: texturePath(name), data: toPng(textureOf(name)) })),
  ]);
}

function meshLines(
  name: string,
  { positions, normals, uvs, faces }: Mesh,
  material: Material,
  root: string,
): string[] {
  const tile = material.texture === undefined ? undefined : textureOf(material.texture).tile;
  return [
    `def Mesh "${name}" (`,
    '    prepend apiSchemas = ["MaterialBindingAPI"]',
    ')',
    '{',
    '    uniform token subdivisionScheme = "none"',
    `    int[] faceVertexCounts = [${faces.map((face) => face.length).join(', ')}]`,
    `    int[] faceVertexIndices = [${faces.flat().join(', ')}]`,
    `    point3f[] points = [${positions.map((point) => tuple(point, 5)).join(', ')}]`,
    `    normal3f[] normals = [${normals.map((normal) => tuple(normal, 3)).join(', ')}] (`,
    '        interpolation = "vertex"',
    '    )',
    ...(tile === undefined
      ? []
      : [
          `    texCoord2f[] primvars:st = [${uvs.map(([u, v]) => tuple([u / tile[0], v / tile[1]], 3)).join(', ')}] (`,
          '        interpolation = "vertex"',
          '    )',
        ]),
    `    rel material:binding = </${root}/Materials/${identifier(materialName(material))}>`,
    '}',
  ];
}

function materialLines(material: Material, root: string): string[] {
  const name = identifier(materialName(material));
  const path = `/${root}/Materials/${name}`;
  const color = linearColor(material.color);
  return [
    `def Material "${name}"`,
    '{',
    `    token outputs:surface.connect = <${path}/Surface.outputs:surface>`,
    '    def Shader "Surface"',
    '    {',
    '        uniform token info:id = "UsdPreviewSurface"',
    material.texture === undefined
      ? `        color3f inputs:diffuseColor = ${tuple(color, 4)}`
      : `        color3f inputs:diffuseColor.connect = <${path}/Texture.outputs:rgb>`,
    ...(material.glow === undefined
      ? []
      : [`        color3f inputs:emissiveColor = ${tuple(linearColor(material.glow), 4)}`]),
    `        float inputs:roughness = ${material.roughness}`,
    `        float inputs:metallic = ${material.metalness ?? 0}`,
    '        token outputs:surface',
    '    }',
    ...(material.texture === undefined ? [] : indent(textureLines(material.texture, path, color))),
    '}',
  ];
}

function textureLines(texture: TextureName, path: string, color: readonly number[]): string[] {
  return [
    'def Shader "Coordinates"',
    '{',
    '    uniform token info:id = "UsdPrimvarReader_float2"',
    '    string inputs:varname = "st"',
    '    float2 outputs:result',
    '}',
    'def Shader "Texture"',
    '{',
    '    uniform token info:id = "UsdUVTexture"',
    `    asset inputs:file = @${texturePath(texture)}@`,
    `    float2 inputs:st.connect = <${path}/Coordinates.outputs:result>`,
    `    float4 inputs:scale = ${tuple([...color, 1], 4)}`,
    '    token inputs:wrapS = "repeat"',
    '    token inputs:wrapT = "repeat"',
    '    token inputs:sourceColorSpace = "sRGB"',
    '    float3 outputs:rgb',
    '}',
  ];
}

function texturePath(name: TextureName): string {
  return `textures/${name}.png`;
}

function tuple(values: readonly number[], digits: number): string {
  return `(${values.map((value) => Number(value.toFixed(digits)) + 0).join(', ')})`;
}

function identifier(name: string): string {
  return name.replaceAll('-', '_');
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}
