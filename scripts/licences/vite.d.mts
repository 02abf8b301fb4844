import type { Plugin } from 'vite';

export function licences(options: {
  /** The calling file: packages are resolved from there. */
  readonly from: string;
  /** Packages bundled separately by another tool, each as a chain of packages that depend on one another. */
  readonly also?: readonly (readonly string[])[];
}): { readonly ofPage: Plugin; readonly ofWorkers: () => Plugin };
