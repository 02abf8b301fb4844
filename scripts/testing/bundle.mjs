/**
 * Bundles code from source as an application would, for size tests and benches: minified ESM of `code`, which imports from
 * './src/...' of the package at `root`. esbuild is the package's own.
 *
 * @param {(options: any) => any} buildSync
 * @param {string} root
 * @param {string[]} [external]
 * @returns {(code: string) => string}
 */
export const bundler = (buildSync, root, external) => code => {
  const { outputFiles } = buildSync({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['@app/source'],
    ...(external && { external }),
    write: false,
  });
  return outputFiles[0].text;
};
