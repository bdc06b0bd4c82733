/** The color #rrggbb as light (linear RGB from 0 to 1), rounded so that it is written the same everywhere. */
export function linearColor(color: string): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(linear * 1e4) / 1e4;
  };
  return [channel(1), channel(3), channel(5)];
}
