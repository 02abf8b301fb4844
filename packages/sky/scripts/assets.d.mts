export const coreBytes: Uint8Array;
export const namesJson: unknown;
export const gzipSizes: { readonly core: number; readonly names: number };
