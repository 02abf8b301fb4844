import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { examplesOf, programOf, readmePrograms } from './examples.mjs';
import { entriesOf, install, LIBRARIES, pack, run, sourceOf } from './libraries.mjs';
import { nodesHere } from './nodes.mjs';

const bin = name => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
const TSC = bin('typescript-7/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'libraries-'));
const home = join(folder, 'home');
const write = (path, text) => {
  mkdirSync(join(home, path, '..'), { recursive: true });
  writeFileSync(join(home, path), text);
};
const nodes = nodesHere();

let tarballs = [];
let entries = [];
beforeAll(() => {
  tarballs = pack(folder);
  install(tarballs, home);
  entries = LIBRARIES.flatMap(library => entriesOf(library, home));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typesOf = library => {
  const dist = join(home, 'node_modules/@app', library, 'dist');
  const paths = readdirSync(dist).filter(name => name.endsWith('.d.ts'));
  expect(paths.length).toBeGreaterThan(4);
  return paths.map(path => ({ path, text: readFileSync(join(dist, path), 'utf8') }));
};

/** Created on first use; then the same result, or failure, for every test. */
const once = make => {
  const made = [];
  return () => {
    if (made.length === 0) {
      try {
        made.push({ value: make() });
      } catch (failure) {
        made.push({ failure });
      }
    }
    const [{ value, failure }] = made;
    if (failure) throw failure;
    return value;
  };
};

// Programs that load each other's modules share one process per module format: starting forty processes took longer
// than their work.
const RUNNER = `
  const results = {};
  for (const path of process.argv.slice(2)) {
    const lines = [];
    console.log = (...values) => lines.push(values.join(' '));
    try {
      // A CommonJS program cannot wait by itself: what it exports may be a promise.
      await (await import(path)).default;
      results[path] = lines.join('\\n');
    } catch (error) {
      results[path] = { failed: error?.stack ?? String(error) };
    }
  }
  process.stdout.write(JSON.stringify(results));`;
/** The output of each program, by its path and Node.js release. */
const runAll = paths => {
  write('runner.mjs', RUNNER);
  return nodes.map(node => JSON.parse(run(node, ['--no-warnings', 'runner.mjs', ...paths], home)));
};
/** A program's output on each release. */
const printed = (results, path) => results.map(result => result[`./${path}`]);
const answers = (results, path) =>
  printed(results, path).map(text => (typeof text === 'string' ? JSON.parse(text) : text));

/** Uses something from each library, given its entries by name. Its source is inserted into every program below. */
const use = async of => ({
  empty: Object.entries(of).flatMap(([name, all]) => (Object.keys(all).length > 0 ? [] : [name])),
  entries: Object.keys(of).length,
  term: of['@app/almanac'].unwrap(of['@app/almanac'].getAlmanacDay('2026-06-21')).solarTerm.today,
  english: of['@app/almanac/en'].en.solarTerm['summer-solstice'],
  beyond: of['@app/almanac'].unwrap(await of['@app/almanac/beyond'].getAlmanacDayBeyond('1851-01-11')).lunar
    .year,
  people: of['@app/dreamspace'].createDreamSpace(
    of['@app/dreamspace'].seededRandom(7),
    of['@app/dreamspace'].millis(1_780_000_000_000),
  ).bubbles.length,
  floors: of['@app/plan/templates'].templatePlan('two-bedroom', 'en').floors.length,
});
const expected = () => ({
  empty: [],
  entries: entries.length,
  term: 'summer-solstice',
  english: 'Summer Solstice',
  beyond: 1850,
  people: 13,
  floors: 1,
});
const imports = () => entries.map(({ entry }, i) => `import * as m${i} from '${entry}';`).join('\n');
const all = () => `{ ${entries.map(({ entry }, i) => `'${entry}': m${i}`).join(', ')} }`;

// An entry without types would be `any`, which these reject.
const typed = () =>
  entries
    .map((_, i) => `export const typed${i}: 0 extends 1 & typeof m${i} ? never : true = true;`)
    .join('\n');
const STRICT = {
  target: 'ES2023',
  lib: ['ES2023'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: [],
  rootDir: '.',
  outDir: 'out',
};
/** One run of the compiler: throws its output. */
const compile = (project, compilerOptions, files) => {
  write(
    `${project}/tsconfig.json`,
    JSON.stringify({ compilerOptions: { ...STRICT, ...compilerOptions }, files }),
  );
  run(process.execPath, [TSC, '-p', project], home);
};
const NODENEXT = { module: 'NodeNext', moduleResolution: 'NodeNext' };

const REQUIRING = `import { getAlmanacDay, unwrap } from '@app/almanac';
  import { createField } from '@app/dreamspace/field';
  import { checkPlan } from '@app/plan';
  import { templatePlan } from '@app/plan/templates';
  declare const console: { log(value: unknown): void };
  const field = createField({ capacity: 1 });
  const faults = checkPlan(templatePlan('studio', 'en')).length;
  console.log(JSON.stringify([unwrap(getAlmanacDay('2026-06-21')).zodiac, field.count, faults]));`;

/** All programs that compile with nodenext and without the types of Node.js. */
const nodenext = once(() => {
  write('nodenext/main.mts', `${imports()}\n${typed()}`);
  write('nodenext/main.cts', REQUIRING);
  for (const library of LIBRARIES) {
    const main = readFileSync(join(sourceOf(library), 'examples/node/main.ts'), 'utf8');
    write(`nodenext/${library}.ts`, main);
  }
  compile('nodenext', NODENEXT, ['main.mts', 'main.cts', ...LIBRARIES.map(library => `${library}.ts`)]);
});
const commonjs = once(() => {
  write('commonjs/package.json', '{ "private": true, "type": "commonjs" }');
  write('commonjs/main.ts', REQUIRING);
  compile('commonjs', { module: 'CommonJS', moduleResolution: 'Bundler' }, ['main.ts']);
});

const examples = once(() =>
  Object.fromEntries(
    LIBRARIES.map(library => [library, typesOf(library).flatMap(({ text }) => examplesOf(text))]),
  ),
);
const readme = library => readFileSync(join(home, 'node_modules/@app', library, 'README.md'), 'utf8');
const blocks = library => readmePrograms(readme(library)).map((_, i) => `readme-${library}-${i}`);
/** Every exported name of a library, by entry, with its type. */
const names = once(() => {
  write(
    'names.mjs',
    `const names = {};
     for (const entry of process.argv.slice(2))
       names[entry] = Object.entries(await import(entry)).map(([name, value]) => [name, typeof value]);
     console.log(JSON.stringify(names));`,
  );
  const paths = entries.map(({ entry }) => entry);
  return Object.entries(JSON.parse(run(process.execPath, ['names.mjs', ...paths], home)));
});
const namesOf = library => names().filter(([entry]) => `${entry}/`.startsWith(`@app/${library}/`));
/** The examples and READMEs, as programs for Node.js. */
const proofs = once(() => {
  for (const library of LIBRARIES) {
    const own = namesOf(library).map(([entry, all]) => [entry, all.map(([name]) => name)]);
    const shown = examples()[library].filter(({ code }) => code !== undefined);
    write(`proofs/examples-${library}.ts`, programOf(shown, Object.fromEntries(own)));
    const programs = readmePrograms(readme(library));
    for (const [i, name] of blocks(library).entries()) write(`proofs/${name}.ts`, programs[i]);
  }
  const files = LIBRARIES.flatMap(library => [`examples-${library}`, ...blocks(library)]);
  compile(
    'proofs',
    { ...NODENEXT, types: ['node'], typeRoots: [bin('@types')] },
    files.map(name => `${name}.ts`),
  );
  return files.map(name => `./proofs/out/${name}.js`);
});

const importing = once(() => {
  write('esm.mjs', `${imports()}\nconst use = ${use};\nconsole.log(JSON.stringify(await use(${all()})));`);
  nodenext();
  const longer = LIBRARIES.map(library => `./nodenext/out/${library}.js`);
  return runAll(['./esm.mjs', ...longer, ...proofs()]);
});
// In a process of its own, with nothing imported before.
const requiring = once(() => {
  const requires = entries.map(({ entry }, i) => `const m${i} = require('${entry}');`).join('\n');
  write(
    'common.cjs',
    `${requires}\nconst use = ${use};\nmodule.exports = use(${all()}).then(a => console.log(JSON.stringify(a)));`,
  );
  nodenext();
  commonjs();
  return runAll(['./common.cjs', './commonjs/out/main.js', './nodenext/out/main.cjs']);
});

describe('[R450] the packed libraries', () => {
  // Visibly skipped if there is no second release: the others then check only one.
  it.skipIf(nodes.length < 2)('are proved on two releases of Node', () => {
    const majors = nodes.map(node => run(node, ['-p', 'process.versions.node.split(".")[0]'], home).trim());
    expect(new Set(majors).size).toBe(2);
  });

  it('load in Node by import', () => {
    expect(answers(importing(), 'esm.mjs')).toEqual(nodes.map(expected));
  });

  it('load in Node by require', () => {
    expect(answers(requiring(), 'common.cjs')).toEqual(nodes.map(expected));
  });

  it.each([
    { mode: 'node16', module: 'Node16', moduleResolution: 'Node16' },
    { mode: 'bundler', module: 'ESNext', moduleResolution: 'Bundler' },
  ])('type-check with $mode', ({ mode, module, moduleResolution }) => {
    write(`${mode}/main.mts`, `${imports()}\n${typed()}`);
    expect(() => compile(mode, { module, moduleResolution }, ['main.mts'])).not.toThrow();
  });

  it('type-check with nodenext', () => {
    expect(nodenext).not.toThrow();
  });

  it.each([
    { mode: 'commonjs', made: 'commonjs/out/main.js' },
    { mode: 'nodenext', made: 'nodenext/out/main.cjs' },
  ])('compile to CommonJS with $mode and run', ({ made }) => {
    const results = requiring();
    expect(readFileSync(join(home, made), 'utf8')).toContain('require("@app/almanac")');
    expect(answers(results, made)).toEqual(nodes.map(() => ['horse', 0, 0]));
  });

  it.each(LIBRARIES)('run the longer example of @app/%s', library => {
    for (const text of printed(importing(), `nodenext/out/${library}.js`)) {
      expect(text).toContain('the example ran');
    }
  });

  it.each(LIBRARIES)(
    '@app/%s has types that refer to no rule of ours and contain no table of texts',
    library => {
      for (const { text, path } of typesOf(library)) {
        expect([path, text.match(/\b[RA]\d{1,4}\b/g)]).toEqual([path, null]);
        expect([path, /\p{Script=Han}[^*\n]*\|/u.test(text)]).toEqual([path, false]);
      }
    },
  );

  it.each(LIBRARIES)(
    '[R451] @app/%s has an example for every function, and each gives the stated result',
    library => {
      const all = examples()[library];
      const functions = namesOf(library).flatMap(([, exported]) =>
        exported.flatMap(([name, type]) => (type === 'function' ? name : [])),
      );
      expect(functions.length).toBeGreaterThan(20);
      expect(functions.filter(name => !all.some(example => example.name === name))).toEqual([]);
      expect(all.filter(({ code }) => code === undefined).map(({ name }) => name)).toEqual([]);
      for (const answer of answers(importing(), `proofs/out/examples-${library}.js`)) {
        expect(answer).toEqual({ examples: all.length, checked: expect.any(Number) });
        expect(answer.checked).toBeGreaterThan(all.length / 2);
      }
    },
  );

  it.each(LIBRARIES)('[R451] @app/%s has a README that needs no other file and runs', library => {
    // A link to a file outside the tarball, one of our rule numbers, a command of our workspace.
    expect(
      readme(library).match(
        /\]\((?!https:|#)[^)]*\)|\b[RA]\d{1,4}\b|pnpm[ a-z:-]*--filter|docs\/|decision \d+/g,
      ),
    ).toBeNull();
    expect(blocks(library).length).toBeGreaterThan(0);
    for (const name of blocks(library)) {
      expect(printed(importing(), `proofs/out/${name}.js`)).toEqual(nodes.map(() => expect.any(String)));
    }
  });

  it('[R452] include their own licence, and almanac that of its source tables', () => {
    for (const library of LIBRARIES) {
      expect(readFileSync(join(home, 'node_modules/@app', library, 'LICENSE'), 'utf8')).toContain(
        'MIT License',
      );
    }
    expect(readFileSync(join(home, 'node_modules/@app/almanac/dist/licences.txt'), 'utf8')).toContain(
      '6tail',
    );
  });

  it('pass publint and attw', async () => {
    for (const tarball of tarballs) {
      const data = readFileSync(tarball);
      const { messages } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, strict: true });
      expect(messages).toEqual([]);
      const { entrypoints, problems } = await checkPackage(createPackageFromTarballData(data));
      // Modules only: TypeScript 4 and `require` on an old Node.js are not supported.
      const kept = Object.values(entrypoints)
        .flatMap(({ resolutions }) => Object.values(resolutions))
        .filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
      expect(kept.length).toBeGreaterThan(4);
      expect(kept.flatMap(({ visibleProblems = [] }) => visibleProblems.map(i => problems[i]))).toEqual([]);
    }
  }, 180_000);

  // From the tarball, not from source: every user pays for code that a build leaves in a shared chunk.
  it.each([
    { name: 'createField', from: '@app/dreamspace/field', most: 4.5, packed: gzipSync },
    { name: 'createField', from: '@app/dreamspace', most: 4.5, packed: gzipSync },
    { name: 'solarToLunar', from: '@app/almanac', most: 3, packed: gzipSync },
    { name: 'isWorkday', from: '@app/almanac', most: 4, packed: gzipSync },
    { name: 'getAlmanacDay', from: '@app/almanac', most: 20, packed: brotliCompressSync },
    { name: 'checkPlan', from: '@app/plan', most: 5.1, packed: gzipSync },
  ])('[R455] $name of $from costs at most $most KB', async ({ name, from, most, packed }) => {
    write('size.mjs', `export { ${name} } from '${from}';`);
    const { output } = await build({
      root: home,
      logLevel: 'error',
      configFile: false,
      build: {
        target: 'es2022',
        write: false,
        rolldownOptions: { input: join(home, 'size.mjs'), preserveEntrySignatures: 'strict' },
      },
    });
    const code = output.map(chunk => chunk.code).join('');
    expect(code).toContain('export');
    expect(packed(code).length).toBeLessThanOrEqual(most * 1024);
  });

  const executablePath = findChromium();
  describe.skipIf(!executablePath)('in a browser', () => {
    const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
    const server = createServer((request, response) => {
      try {
        const body = readFileSync(join(home, new URL(request.url, 'http://localhost').pathname));
        response.writeHead(200, { 'content-type': TYPES[extname(request.url)] ?? 'text/plain' }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    let browser;
    beforeAll(async () => {
      await new Promise(done => server.listen(0, '127.0.0.1', done));
      browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    });
    afterAll(async () => {
      await browser?.close();
      server.close();
    });
    const answerOf = async path => {
      const page = await browser.newPage();
      const faults = [];
      page.on('pageerror', error => faults.push(error.message));
      await page.goto(`http://127.0.0.1:${server.address().port}/${path}`);
      await page.waitForFunction(() => globalThis.answer !== undefined, undefined, { timeout: 15_000 });
      return [await page.evaluate(() => globalThis.answer), faults];
    };
    const program = () => `${imports()}\nconst use = ${use};\nglobalThis.answer = await use(${all()});`;

    it('load with an import map alone', async () => {
      const map = Object.fromEntries(
        entries.map(({ entry, file }) => {
          const [scope, name] = entry.split('/');
          return [entry, `./node_modules/${scope}/${name}/${file.slice(2)}`];
        }),
      );
      map['tyme4ts'] = './node_modules/tyme4ts/dist/lib/index.mjs';
      write('map.mjs', program());
      write(
        'map.html',
        `<!doctype html><script type="importmap">${JSON.stringify({ imports: map })}</script>
         <script type="module" src="map.mjs"></script>`,
      );
      expect(await answerOf('map.html')).toEqual([expected(), []]);
    }, 60_000);

    it('load from a Vite build', async () => {
      write('index.html', '<!doctype html><script type="module" src="./app.mjs"></script>');
      write('app.mjs', program());
      await build({
        root: home,
        base: './',
        logLevel: 'error',
        configFile: false,
        build: { target: 'es2022' },
      });
      const built = readdirSync(join(home, 'dist/assets')).map(name =>
        readFileSync(join(home, 'dist/assets', name), 'utf8'),
      );
      expect(built.filter(text => /(?:from|import) ?["']@app\//.test(text))).toEqual([]);
      expect(await answerOf('dist/index.html')).toEqual([expected(), []]);
    }, 60_000);
  });
});
