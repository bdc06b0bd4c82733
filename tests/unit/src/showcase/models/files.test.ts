import { readFileSync } from 'node:fs';
import { type Material, WebIO } from '@gltf-transform/core';
import {
  KHRMaterialsSheen,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  type MappingList,
} from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { modelFiles } from '../../../../../scripts/assets/models/files.ts';
import { products } from '../../../../../scripts/assets/models/products.ts';
import { batches } from '../../../../../src/showcase/models/batches.ts';
import { toGlb } from '../../../../../src/showcase/models/files/glb.ts';
import { at, bounds, triangles } from '../../../../../src/showcase/models/geometry/mesh.ts';
import { length } from '../../../../../src/showcase/models/geometry/vector.ts';
import { materialName } from '../../../../../src/showcase/models/materials.ts';
import { finishOf, materialOf } from '../../../../../src/showcase/models/model.ts';
import { shelf } from '../../../../../src/showcase/models/shelf.ts';

const models = products(1);
const files = await modelFiles(models);

describe.each(files.filter(({ name }) => name.endsWith('.glb')))('$name', ({ data }) => {
  test('passes the Khronos validator', async () => {
    const { issues } = await validateBytes(data, { maxIssues: 20 });
    expect(issues.messages).toEqual([]);
  });

  test('is light enough for a phone', () => {
    expect(data.length).toBeLessThanOrEqual(250_000);
  });
});

test.each(files)('$name in the repository is what the code generates', ({ name, data }) => {
  const stored = readFileSync(new URL(`../../../../../public/models/${name}`, import.meta.url));
  expect(stored.equals(data), 'run `npm run assets -- models` and commit what changed').toBe(true);
});

test.each(files.filter(({ name }) => name.endsWith('.usdz')))(
  '$name starts every file at a multiple of 64 bytes and does not compress it',
  ({ data }) => {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const names: string[] = [];
    let offset = 0;
    while (view.getUint32(offset, true) === 0x04034b50) {
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      expect(start % 64).toBe(0);
      expect(view.getUint16(offset + 8, true)).toBe(0);
      names.push(
        new TextDecoder().decode(data.subarray(offset + 30, offset + 30 + view.getUint16(offset + 26, true))),
      );
      offset = start + view.getUint32(offset + 18, true);
    }
    expect(names[0]).toMatch(/\.usda$/);
  },
);

describe.each(models)('$name', (model) => {
  test('has plausible dimensions and stands on the floor', () => {
    const { min, max } = bounds(model.parts.flatMap(({ mesh }) => mesh.positions));
    expect(Math.abs(min[1])).toBeLessThan(0.002);
    expect(max[1]).toBeGreaterThan(0.7);
    expect(max[1]).toBeLessThan(2);
  });

  test('has outward surfaces with unit normals', () => {
    for (const { mesh, name } of model.parts) {
      for (const normal of mesh.normals) expect(length(normal)).toBeCloseTo(1, 6);
      const agreeing = triangles(mesh).filter(([a, b, c]) => {
        const [p, q, r] = [at(mesh.positions, a), at(mesh.positions, b), at(mesh.positions, c)];
        const [u, v] = [
          [q[0] - p[0], q[1] - p[1], q[2] - p[2]],
          [r[0] - p[0], r[1] - p[1], r[2] - p[2]],
        ] as const;
        const n = at(mesh.normals, a);
        const facing =
          n[0] * (u[1] * v[2] - u[2] * v[1]) +
          n[1] * (u[2] * v[0] - u[0] * v[2]) +
          n[2] * (u[0] * v[1] - u[1] * v[0]);
        return facing >= -1e-12;
      });
      expect(agreeing.length / triangles(mesh).length, name).toBeGreaterThan(0.97);
    }
  });

  test('has a material for every slot in every finish', () => {
    for (const { slot } of batches(model)) {
      for (const finish of Object.values(model.finishes)) expect(finish[slot], slot).toBeDefined();
    }
  });
});

test.each(models)(
  'another reader finds the $name in its GLB: shape, materials and finishes',
  async (model) => {
    const io = new WebIO().registerExtensions([KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization]);
    const nodes = (await io.readBinary(toGlb(model))).getRoot().listNodes();
    const primitives = nodes.flatMap((node) =>
      (node.getMesh()?.listPrimitives() ?? []).map((primitive) => ({ node, primitive })),
    );
    const expected = batches(model);
    expect(primitives).toHaveLength(expected.length);
    const looks = new Set<Material | null>();
    for (const [place, { node, primitive }] of primitives.entries()) {
      const { assembly, slot, mesh } = at(expected, place);
      expect(node.getName()).toBe(assembly);
      expect([...(primitive.getIndices()?.getArray() ?? [])]).toEqual(triangles(mesh).flat());
      const positions = primitive.getAttribute('POSITION');
      const normals = primitive.getAttribute('NORMAL');
      expect(positions?.getCount()).toBe(mesh.positions.length);
      for (const [index, position] of mesh.positions.entries()) {
        const shown = positions
          ?.getElement(index, [])
          .map((value, axis) => value * at(node.getScale(), axis) + at(node.getTranslation(), axis));
        // Quantized to 32,767 steps per half meter or so; normals to 127 steps.
        for (const axis of [0, 1, 2]) {
          expect(Math.abs(at(shown ?? [], axis) - at(position, axis))).toBeLessThan(0.0001);
          const normal = at(normals?.getElement(index, []) ?? [], axis);
          expect(Math.abs(normal - at(at(mesh.normals, index), axis))).toBeLessThan(0.01);
        }
      }
      looks.add(primitive.getMaterial());
      expect(primitive.getMaterial()?.getName()).toBe(materialName(materialOf(finishOf(model), slot)));
      const mappings = primitive.getExtension<MappingList>('KHR_materials_variants')?.listMappings() ?? [];
      for (const [name, finish] of Object.entries(model.finishes)) {
        const worn = mappings.find((mapping) => mapping.listVariants().some((one) => one.getName() === name));
        const material = worn?.getMaterial() ?? primitive.getMaterial();
        expect(material?.getName(), `${slot} in ${name}`).toBe(materialName(materialOf(finish, slot)));
      }
    }
    expect(looks.size).toBeGreaterThan(1);
  },
);

test('a shelf of any size is valid and grows with its units', async () => {
  let last = 0;
  for (const size of [
    { columns: 1, rows: 2, unit: 0.45 },
    { columns: 2, rows: 3, unit: 0.6 },
    { columns: 4, rows: 5, unit: 0.75 },
  ]) {
    const model = shelf(size);
    const { issues } = await validateBytes(toGlb(model), { maxIssues: 20 });
    expect(issues.messages).toEqual([]);
    const { min, max } = bounds(model.parts.flatMap(({ mesh }) => mesh.positions));
    expect(max[0] - min[0]).toBeGreaterThan(last);
    last = max[0] - min[0];
  }
});
