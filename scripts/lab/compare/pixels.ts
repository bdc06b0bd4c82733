import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Tolerance for red, green and blue, of 255: edges are not always smoothed alike. */
const tolerance = 8;

/**
 * Compares the screenshots of two outcomes, and shows the differences in `<after>/diff/`.
 *
 * @returns the differences as lines
 */
export async function compareScreenshots(before: string, after: string): Promise<string[]> {
  const [old, current, diff] = [join(before, 'screenshots'), join(after, 'screenshots'), join(after, 'diff')];
  rmSync(diff, { recursive: true, force: true });
  if (existsSync(old) !== existsSync(current)) {
    return ['screenshots: not compared, since only one of the outcomes has some'];
  }
  const lines: string[] = [];
  for (const name of [...new Set([...picturesIn(old), ...picturesIn(current)])].sort()) {
    const missing = [old, current].find((folder) => !existsSync(join(folder, name)));
    if (missing) lines.push(`  ${name} is not in ${missing}`);
    const share = missing ? 0 : await difference(join(old, name), join(current, name), join(diff, name));
    if (share > 0) lines.push(`  ${name}: ${(share * 100).toFixed(3)} % of the pixels`);
  }
  return lines.length > 0 ? [`screenshots, by page and width (in red in ${diff})`, ...lines] : [];
}

function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.png'));
}

/** The share of differing pixels. If any differ, `target` becomes the second screenshot in gray, with these in red. */
async function difference(before: string, after: string, target: string): Promise<number> {
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  const [a, b] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  // Different sizes count as different pixels: no page has this color.
  const pixelsOf = (file: string, size: { width: number; height: number }) =>
    sharp(file)
      .extend({ right: width - size.width, bottom: height - size.height, background: '#ff00ff' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [old, map] = await Promise.all([pixelsOf(before, a), pixelsOf(after, b)]);
  let count = 0;
  for (let at = 0; at < map.length; at += 3) {
    const differs = [at, at + 1, at + 2].some((i) => Math.abs((old[i] ?? 0) - (map[i] ?? 0)) > tolerance);
    if (differs) count += 1;
    map.set(differs ? [220, 0, 0] : Array(3).fill(160 + Math.round((map[at + 1] ?? 0) * 0.37)), at);
  }
  if (count > 0) {
    mkdirSync(dirname(target), { recursive: true });
    await sharp(map, { raw: { width, height, channels: 3 } }).toFile(target);
  }
  return count / (width * height);
}
