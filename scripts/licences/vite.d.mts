import type { Plugin } from 'vite';

export function licences(options: {
  /** The file that asks: packages are looked for from there. */
  readonly from: string;
  /** Packages that another tool bundles beside us, each as a chain of packages that depend on one another. */
  readonly also?: readonly (readonly string[])[];
}): { readonly ofPage: Plugin; readonly ofWorkers: () => Plugin };
