import type { TextureName } from './texture.ts';

/** The appearance of a surface, in glTF terms. */
export interface Material {
  /** Color as #rrggbb in sRGB. */
  readonly color: string;
  readonly roughness: number;
  readonly metalness?: number;
  /** The sheen color of fabric. */
  readonly sheen?: string;
  readonly texture?: TextureName;
  /** The color it emits, for a bulb. */
  readonly glow?: string;
}

/** The fabrics of the sample products. */
export const fabrics = {
  ember: { color: '#b2452a', roughness: 0.92, sheen: '#e08a63', texture: 'weave' },
  oat: { color: '#c9bca4', roughness: 0.95, sheen: '#f4ead6', texture: 'weave' },
  moss: { color: '#59613f', roughness: 0.93, sheen: '#a3ab7d', texture: 'weave' },
  ink: { color: '#2f3136', roughness: 0.9, sheen: '#7d8087', texture: 'weave' },
} as const satisfies Record<string, Material>;

/** The woods of the sample products. */
export const woods = {
  oak: { color: '#c89a63', roughness: 0.55, texture: 'grain' },
  walnut: { color: '#73492d', roughness: 0.5, texture: 'grain' },
  black: { color: '#2a2724', roughness: 0.5, texture: 'grain' },
} as const satisfies Record<string, Material>;

/** The coatings of metal parts. */
export const coatings = {
  ember: { color: '#b8462a', roughness: 0.42 },
  paper: { color: '#e9e3d6', roughness: 0.45 },
  ink: { color: '#26272a', roughness: 0.4 },
} as const satisfies Record<string, Material>;

/** Materials that cannot be configured. */
export const fixed = {
  brass: { color: '#b08d4f', roughness: 0.3, metalness: 1 },
  steel: { color: '#3a3a3c', roughness: 0.45, metalness: 1 },
  webbing: { color: '#4a4238', roughness: 0.95, texture: 'weave' },
  felt: { color: '#3a3733', roughness: 1 },
  shade: { color: '#f3eee2', roughness: 0.6 },
  bulb: { color: '#fff3dd', roughness: 0.4, glow: '#ffdfae' },
  cable: { color: '#2b2a28', roughness: 0.7 },
} as const satisfies Record<string, Material>;

/** The configurable materials. */
export const palette = { fabric: fabrics, wood: woods, coating: coatings };

/** Returns the name of a material in exported files: `wood-oak`. */
export function materialName(material: Material): string {
  const names = [
    ...Object.entries(palette).flatMap(([group, materials]) =>
      Object.entries(materials).map(([name, candidate]) => [`${group}-${name}`, candidate] as const),
    ),
    ...Object.entries(fixed),
  ];
  const [name] = names.find(([, candidate]) => candidate === material) ?? [];
  if (name === undefined) throw new RangeError('The material is not in the palette.');
  return name;
}
