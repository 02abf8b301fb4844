import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The shaders of the house. */
const OWN = new URL('../../packages/scenes/src/house/three/shaders.ts', import.meta.url);
/** The library's own that draw it too: plain and shadow materials, and what every program begins with. */
const BUILT_IN = [
  'meshbasic_vert',
  'meshbasic_frag',
  'depth_vert',
  'depth_frag',
  'colorspace_pars_fragment',
  'tonemapping_pars_fragment',
];

/** The library's own passes that the house never asks for: skies from panoramas, variance shadows, effects over a picture. */
const PASSES = ['tEquirect', 'shadow_pass', 'tDiffuse'];
const isOfPass = (text: string) => PASSES.some(pass => text.includes(`uniform sampler2D ${pass};`));

const includesOf = (text: string): readonly string[] =>
  [...text.matchAll(/#include <(\w+)>/g)].map(([, name]) => name!);

/** To the minifier a shader is one long text: its comments and indents would be downloaded. */
const bare = (shader: string): string =>
  shader.replace(/^[ \t]*(\/\/.*|\/\*\*.*\*\/)\n/gm, '').replace(/\n[ \t]+/g, '\n');

/**
 * The library brings the shaders of all its materials in one object, of which no bundler drops a part: those that the
 * house is not drawn with are emptied (decision 0077), a ninth of the library's own chunk. A name that three no longer has
 * stops the build; of a new material of the library nothing is known here, and it fails at run time.
 */
function withoutUnused(code: string): string {
  const from = code.indexOf('const ShaderChunk = {');
  const table = code.slice(from, code.indexOf('\n};', from));
  const idOf = new Map([...table.matchAll(/^\t(\w+): ([\w$]+),?$/gm)].map(([, name, id]) => [name!, id!]));
  const textOf = new Map(
    [...code.matchAll(/^(?:var|const) ([\w$]+) = (".*");$/gm)].map(([, id, text]) => [id!, text!]),
  );
  const used = new Set([...BUILT_IN, ...includesOf(readFileSync(OWN, 'utf8'))]);
  for (const name of used) {
    const text = textOf.get(idOf.get(name) ?? '');
    if (text === undefined) throw new Error(`shaders.ts: three has no shader chunk ${name}`);
    for (const each of includesOf(text)) used.add(each);
  }
  const unused = new Set([...idOf].filter(([name]) => !used.has(name)).map(([, id]) => id));
  for (const pass of PASSES)
    if (!code.includes(`uniform sampler2D ${pass};`))
      throw new Error(`shaders.ts: three has no pass of ${pass}`);
  return code.replace(/^((?:var|const) ([\w$]+) = )".*";$/gm, (all, head: string, id: string) =>
    unused.has(id) || isOfPass(all) ? `${head}"";` : all,
  );
}

/** The shaders of a build: only those in use, without comments and indents. */
export const bareShaders: Plugin = {
  name: 'bare-shaders',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (/house[\\/]three[\\/]shaders\.ts$/.test(id)) return bare(code);
    if (!/three[\\/]build[\\/]three\.module\.js$/.test(id)) return undefined;
    const templates = /\/\* glsl \*\/\s*`[^`]*`/g;
    const shorter = (text: string) => (isOfPass(text) ? '``' : bare(text));
    return { code: withoutUnused(code).replace(templates, shorter), map: null };
  },
};
