import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Position of the phone in the picture, as fractions of its width and height, and its corner radius. */
const phone = { left: 0.338, top: 0.075, width: 0.324, height: 0.85, radius: 0.042, bezel: 0.009 };

const ink = '#1d1b19';
const signal = '#e2683f';

/**
 * Composes the AR picture: a room with a phone, whose screen alone shows the chair, from the renders `ar-room` and
 * `ar-chair`.
 */
export async function arView(folder: string): Promise<Buffer> {
  const room = readFileSync(join(folder, 'ar-room.png'));
  const chair = readFileSync(join(folder, 'ar-chair.png'));
  const { width, height } = await sharp(room).metadata();
  const outer = {
    x: Math.round(phone.left * width),
    y: Math.round(phone.top * height),
    w: Math.round(phone.width * width),
    h: Math.round(phone.height * height),
    r: Math.round(phone.radius * width),
  };
  const bezel = Math.round(phone.bezel * width);
  const screen = {
    x: outer.x + bezel,
    y: outer.y + bezel,
    w: outer.w - 2 * bezel,
    h: outer.h - 2 * bezel,
    r: outer.r - bezel,
  };
  const page = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    );
  const rectangle = ({ x, y, w, h, r }: typeof outer, attributes: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${attributes}/>`;

  const seen = await sharp(chair)
    .composite([{ input: page(rectangle(screen, 'fill="#fff"')), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = await sharp(
    page(rectangle({ ...outer, y: outer.y + height * 0.02 }, `fill="${ink}" fill-opacity="0.5"`)),
  )
    .blur(width * 0.014)
    .png()
    .toBuffer();
  // The background behind the phone is out of focus.
  const behind = await sharp(room)
    .toColorspace('srgb')
    .blur(width * 0.0022)
    .png()
    .toBuffer();
  return sharp(behind)
    .composite([
      { input: shadow },
      { input: page(rectangle(outer, `fill="${ink}"`)) },
      { input: seen },
      { input: page(signs(screen, width)) },
    ])
    .png()
    .toBuffer();
}

/** The overlay of an AR view: corners of the chair's bounds, and the shutter. */
function signs(screen: { x: number; y: number; w: number; h: number }, width: number): string {
  const unit = width / 1280;
  const frame = {
    left: screen.x + screen.w * 0.045,
    right: screen.x + screen.w * 0.955,
    top: screen.y + screen.h * 0.36,
    bottom: screen.y + screen.h * 0.855,
  };
  const arm = 26 * unit;
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `<path d="M${x + dx * arm} ${y}H${x}V${y + dy * arm}" />`;
  const middle = screen.x + screen.w / 2;
  const shutter = screen.y + screen.h * 0.915;
  return [
    `<g fill="none" stroke="${signal}" stroke-width="${3 * unit}" stroke-linecap="square">`,
    corner(frame.left, frame.top, 1, 1),
    corner(frame.right, frame.top, -1, 1),
    corner(frame.left, frame.bottom, 1, -1),
    corner(frame.right, frame.bottom, -1, -1),
    '</g>',
    `<g fill="none" stroke="#fff" stroke-width="${3 * unit}">`,
    `<circle cx="${middle}" cy="${shutter}" r="${27 * unit}" />`,
    `<circle cx="${middle}" cy="${shutter}" r="${21 * unit}" fill="#fff" stroke="none" />`,
    '</g>',
    `<rect x="${middle - 42 * unit}" y="${screen.y + 14 * unit}" width="${84 * unit}" height="${22 * unit}" rx="${11 * unit}" fill="${ink}" />`,
  ].join('');
}
