/** Formats a share in percent, rounded down: 100 only if it is exact. */
export const percent = (share: number): string => `${Math.floor(share * 1000) / 10} %`;
