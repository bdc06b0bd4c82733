import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const ink = '#1d1b19';
const signal = '#e2683f';

/** Width of the picture, in the units used below. */
const width = 1280;

/**
 * Composes the AR picture from the renders `ar-room` and `ar-chair`: a room with a phone, and the chair only on the
 * screen of the phone.
 */
export async function arView(folder: string): Promise<Buffer> {
  const room = join(folder, 'ar-room.png');
  const chair = readFileSync(join(folder, 'ar-chair.png'), 'base64');
  const size = await sharp(room).metadata();
  const height = (width * size.height) / size.width;
  const screen = { x: 444, y: 0.075 * height + 12, width: 392, height: 0.85 * height - 24 };
  const top = screen.y + 0.36 * screen.height;
  const bottom = screen.y + 0.855 * screen.height;
  const shutter = screen.y + 0.915 * screen.height;
  const phone = `<rect x="432" y="${screen.y - 12}" width="416" height="${screen.height + 24}" rx="54" fill="${ink}"`;
  // Corners of the chair's bounds.
  const corners = [
    `M462 ${top + 26}v-26h26`,
    `M818 ${top + 26}v-26h-26`,
    `M462 ${bottom - 26}v26h26`,
    `M818 ${bottom - 26}v26h-26`,
  ];
  const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">
  <filter id="soft"><feGaussianBlur stdDeviation="18" /></filter>
  <clipPath id="screen">
    <rect x="${screen.x}" y="${screen.y}" width="${screen.width}" height="${screen.height}" rx="42" />
  </clipPath>
  ${phone} fill-opacity="0.5" filter="url(#soft)" transform="translate(0 ${0.02 * height})" />
  ${phone} />
  <image href="data:image/png;base64,${chair}" width="${width}" height="${height}" clip-path="url(#screen)" />
  <path d="${corners.join('')}" fill="none" stroke="${signal}" stroke-width="3" stroke-linecap="square" />
  <circle cx="640" cy="${shutter}" r="27" fill="none" stroke="#fff" stroke-width="3" />
  <circle cx="640" cy="${shutter}" r="21" fill="#fff" />
  <rect x="598" y="${screen.y + 14}" width="84" height="22" rx="11" fill="${ink}" />
</svg>`;
  // The background behind the phone is out of focus.
  const behind = await sharp(room)
    .toColorspace('srgb')
    .blur(size.width * 0.0022)
    .png()
    .toBuffer();
  return sharp(behind)
    .composite([{ input: Buffer.from(view), unlimited: true }])
    .png()
    .toBuffer();
}
