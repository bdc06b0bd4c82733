/** A path, or the name of a branch, as part of an address (RFC 3986 section 2); its slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
