import type { Options } from 'tsup';

export function licences(
  outDir: string,
  material: readonly ('fonts' | 'skies' | 'lunarTables' | 'holidays' | 'characters')[],
): NonNullable<Options['esbuildPlugins']>[number];
