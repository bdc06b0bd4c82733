import { type Zippable, zipSync } from 'three/addons/libs/fflate.module.js';
import { batches } from '../batches.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { type Material, materialName } from '../materials.ts';
import { finishOf, type Model, materialOf } from '../model.ts';
import { type TextureName, textureOf } from '../texture.ts';
import { linearColor } from './linear-color.ts';
import { toPng } from './png.ts';

/** Returns the model in one finish as USDZ for AR on Apple devices: a scene in USD's text format, and its textures. */
export function toUsdz(model: Model, finishName?: string): Uint8Array<ArrayBuffer> {
  const finish = finishOf(model, finishName);
  const merged = batches(model).map((batch) => ({ ...batch, material: materialOf(finish, batch.slot) }));
  const materials = [...new Set(merged.map(({ material }) => material))];
  const textures = [...new Set(materials.flatMap(({ texture }) => texture ?? []))];
  const root = identifier(model.name);
  const scene = `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (
    kind = "component"
)
{
${merged.map(({ assembly, slot, mesh, material }) => meshText(`${assembly}_${slot}`, mesh, material, root)).join('')}
    def Scope "Materials"
    {
${materials.map((material) => materialText(material, root)).join('')}
    }
}
`;
  return aligned([
    [`${root}.usda`, new TextEncoder().encode(scene)],
    ...textures.map((name) => [texturePath(name), toPng(textureOf(name))] as const),
  ]);
}

function meshText(name: string, { positions, normals, uvs, faces }: Mesh, material: Material, root: string) {
  const [width, height] = material.texture === undefined ? [1, 1] : textureOf(material.texture).tile;
  const coordinates = uvs.map(([u, v]) => tuple([u / width, v / height], 3)).join(', ');
  const texture = `    texCoord2f[] primvars:st = [${coordinates}] (interpolation = "vertex")\n`;
  return `def Mesh "${identifier(name)}" (
    prepend apiSchemas = ["MaterialBindingAPI"]
)
{
    uniform token subdivisionScheme = "none"
    int[] faceVertexCounts = [${faces.map((face) => face.length).join(', ')}]
    int[] faceVertexIndices = [${faces.flat().join(', ')}]
    point3f[] points = [${positions.map((point) => tuple(point, 5)).join(', ')}]
    normal3f[] normals = [${normals.map((normal) => tuple(normal, 3)).join(', ')}] (interpolation = "vertex")
${material.texture === undefined ? '' : texture}    rel material:binding = <${pathOf(material, root)}>
}
`;
}

function materialText(material: Material, root: string): string {
  const { texture, glow, roughness, metalness = 0 } = material;
  const path = pathOf(material, root);
  const color = linearColor(material.color);
  const diffuse = texture ? `.connect = <${path}/Texture.outputs:rgb>` : ` = ${tuple(color, 4)}`;
  return `def Material "${identifier(materialName(material))}"
{
    token outputs:surface.connect = <${path}/Surface.outputs:surface>
    def Shader "Surface"
    {
        uniform token info:id = "UsdPreviewSurface"
        color3f inputs:diffuseColor${diffuse}
        color3f inputs:emissiveColor = ${tuple(glow ? linearColor(glow) : [0, 0, 0], 4)}
        float inputs:roughness = ${roughness}
        float inputs:metallic = ${metalness}
        token outputs:surface
    }
${texture ? textureText(texture, path, color) : ''}}
`;
}

function textureText(texture: TextureName, path: string, color: readonly number[]): string {
  return `    def Shader "Coordinates"
    {
        uniform token info:id = "UsdPrimvarReader_float2"
        string inputs:varname = "st"
        float2 outputs:result
    }
    def Shader "Texture"
    {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @${texturePath(texture)}@
        float2 inputs:st.connect = <${path}/Coordinates.outputs:result>
        float4 inputs:scale = ${tuple([...color, 1], 4)}
        token inputs:wrapS = "repeat"
        token inputs:wrapT = "repeat"
        token inputs:sourceColorSpace = "sRGB"
        float3 outputs:rgb
    }
`;
}

/** Returns a ZIP with files aligned to 64 bytes, as USDZ requires, and a fixed date, so that it is reproducible. */
function aligned(files: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  let offset = 0;
  for (const [name, data] of files) {
    // Before the data: a header of 30 bytes, the name (ASCII), and an extra field with a header of four bytes.
    const unpadded = offset + 30 + name.length + 4;
    const padding = (64 - (unpadded % 64)) % 64;
    entries[name] = [data, { extra: { 6534: new Uint8Array(padding) } }];
    offset = unpadded + padding + data.length;
  }
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0) });
}

const pathOf = (material: Material, root: string): string =>
  `/${root}/Materials/${identifier(materialName(material))}`;

const texturePath = (name: TextureName): string => `textures/${name}.png`;

const tuple = (values: readonly number[], digits: number): string =>
  `(${values.map((value) => Number(value.toFixed(digits)) + 0).join(', ')})`;

const identifier = (name: string): string => name.replaceAll('-', '_');
