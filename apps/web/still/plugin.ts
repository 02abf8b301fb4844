import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONDITIONS = ['@app/source', ...defaultClientConditions];
const IN_SOURCE = '<script type="module" src="/still/firstPaint.ts"></script>';
/** The files a route requests step by step and gets at once, by its address; texts by script. */
const HOME = /features\/home\/HomeScreen\.tsx$/;
const AHEAD: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [HOME],
  '/visualization': [/routes\/VisualizationPage\.tsx$/, /records\/src\/indexeddb\/index\.ts$/],
  account: [/src\/app\/completing\.ts$/, /session\/src\/firstLayout\.ts$/],
  'en /': [/i18n\/src\/en\/(common|index)(\/index)?\.ts$/],
  'zh /': [/i18n\/src\/zh\/(common|index)(\/index)?\.ts$/],
  'en /visualization': [/i18n\/src\/en\/(common|visualization|userInfo)(\/index)?\.ts$/],
  'zh /visualization': [/i18n\/src\/zh\/(common|visualization|userInfo)(\/index)?\.ts$/],
};

const THEMES = ['paper', 'ink'];

/** R564, R565: puts the still of `/` into the page, and the script that shows it before the first paint. */
export function still(): Plugin[] {
  let script = '';
  const houses: Record<string, string[]> = {};
  return [
    {
      name: 'still-script',
      apply: 'build',
      enforce: 'pre',
      async generateBundle() {
        const file = this.emitFile({
          type: 'asset',
          name: 'firstPaint.js',
          source: await bundleFirstPaint(),
        });
        script = this.getFileName(file);
        for (const theme of THEMES) {
          const name = `house-${theme}.webp`;
          const source = readFileSync(new URL(name, import.meta.url));
          const picture = this.emitFile({ type: 'asset', name, source });
          houses[`${theme} house`] = [this.getFileName(picture).replace('assets/', '')];
        }
      },
      transformIndexHtml: { order: 'pre', handler: html => html.replace(IN_SOURCE, '') },
    },
    {
      name: 'still',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle }) {
          const chunks = Object.values(bundle ?? {}).filter(part => part.type === 'chunk');
          const ahead = JSON.stringify({ ...filesAhead(chunks), ...houses }).replaceAll('"', '&quot;');
          const tag = `<script src="/${script}" data-ahead="${ahead}"></script>`;
          const styles = stylesOf(chunks, HOME).map(
            file => `<link rel="stylesheet" crossorigin href="/${file}">`,
          );
          return html
            .replace('</head>', `${styles.join('')}</head>`)
            .replace('<div id="root"></div>', `${await renderStills()}$&${tag}`);
        },
      },
    },
  ];
}

/** A classic script: a module would run after the first paint. */
async function bundleFirstPaint(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { conditions: CONDITIONS },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'still/firstPaint.ts', output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]; // not watching
  return output[0].code;
}

/** From the sources, as the browser would render it. */
async function renderStills(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: CONDITIONS },
    ssr: { resolve: { conditions: CONDITIONS }, noExternal: [/^@app\//] },
  });
  try {
    const { renderStills: render } = await server.ssrLoadModule('/still/render.tsx');
    return await render();
  } finally {
    await server.close();
  }
}

const isOf = (id: string | null, pattern: RegExp) => pattern.test((id ?? '').replaceAll('\\', '/'));

const stylesOf = (chunks: readonly Rolldown.OutputChunk[], pattern: RegExp): string[] =>
  chunks
    .filter(({ moduleIds }) => moduleIds.some(id => isOf(id, pattern)))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Names of files under `assets/`, except those the page names itself. */
function filesAhead(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const onPage = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const filesOf = (patterns: readonly RegExp[]) => {
    const asked = patterns.flatMap(pattern => {
      const found = chunks.filter(({ facadeModuleId }) => isOf(facadeModuleId, pattern));
      if (found.length === 0) throw new Error(`nothing in the build is ${pattern}`);
      return found;
    });
    const files = [...withImports(chunks, asked)]
      .filter(chunk => !onPage.has(chunk))
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
    return files.map(file => file.replace('assets/', ''));
  };
  return Object.fromEntries(Object.entries(AHEAD).map(([asks, patterns]) => [asks, filesOf(patterns)]));
}

function withImports(chunks: readonly Rolldown.OutputChunk[], of: readonly Rolldown.OutputChunk[]) {
  const all = new Set(of);
  // Iterating a set includes later additions.
  for (const { imports } of all) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  }
  return all;
}
