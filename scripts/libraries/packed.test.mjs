import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
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
/** The same answer must come from every way of loading. */
const answers = (file, ...args) =>
  nodes.map(node =>
    JSON.parse(
      run(node, [...args, file], home)
        .trim()
        .split('\n')
        .at(-1),
    ),
  );

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

/** Uses something of each library, given its entries by name. Its source is written into every program below. */
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

describe('[R450] the packed libraries', () => {
  it('load in Node by import', () => {
    write('esm.mjs', `${imports()}\nconst use = ${use};\nconsole.log(JSON.stringify(await use(${all()})));`);
    expect(answers('esm.mjs')).toEqual(nodes.map(expected));
  });

  it('load in Node by require', () => {
    const requires = entries.map(({ entry }, i) => `const m${i} = require('${entry}');`).join('\n');
    write(
      'common.cjs',
      `${requires}\nconst use = ${use};\nuse(${all()}).then(a => console.log(JSON.stringify(a)));`,
    );
    expect(answers('common.cjs', '--no-warnings')).toEqual(nodes.map(expected));
  });

  // An entry whose types are not found would be `any`, which these refuse.
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
    outDir: 'out',
  };
  const compile = (path, compilerOptions, files) => {
    write(
      `${path}/tsconfig.json`,
      JSON.stringify({ compilerOptions: { ...STRICT, ...compilerOptions }, files }),
    );
    run(process.execPath, [TSC, '-p', path], home);
  };

  const NODE_PROGRAM = {
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: ['node'],
    typeRoots: [bin('@types')],
  };

  it.each([
    { mode: 'node16', module: 'Node16', moduleResolution: 'Node16' },
    { mode: 'nodenext', module: 'NodeNext', moduleResolution: 'NodeNext' },
    { mode: 'bundler', module: 'ESNext', moduleResolution: 'Bundler' },
  ])('type-check with $mode', ({ mode, module, moduleResolution }) => {
    write(`${mode}/main.mts`, `${imports()}\n${typed()}`);
    expect(() => compile(mode, { module, moduleResolution }, ['main.mts'])).not.toThrow();
  });

  it.each([
    { mode: 'commonjs', type: 'commonjs', file: 'main.ts', module: 'CommonJS', moduleResolution: 'Bundler' },
    {
      mode: 'nodenext-cts',
      type: 'module',
      file: 'main.cts',
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
    },
  ])('compile to CommonJS with $mode and run', ({ mode, type, file, module, moduleResolution }) => {
    write(`${mode}/package.json`, JSON.stringify({ private: true, type }));
    write(
      `${mode}/${file}`,
      `import { getAlmanacDay, unwrap } from '@app/almanac';
       import { createField } from '@app/dreamspace/field';
       import { checkPlan } from '@app/plan';
       import { templatePlan } from '@app/plan/templates';
       declare const console: { log(value: unknown): void };
       const field = createField({ capacity: 1 });
       const faults = checkPlan(templatePlan('studio', 'en')).length;
       console.log(JSON.stringify([unwrap(getAlmanacDay('2026-06-21')).zodiac, field.count, faults]));`,
    );
    compile(mode, { module, moduleResolution }, [file]);
    const made = `${mode}/out/${file.replace('ts', 'js')}`;
    expect(readFileSync(join(home, made), 'utf8')).toContain('require("@app/almanac")');
    expect(answers(made, '--no-warnings')).toEqual(nodes.map(() => ['horse', 0, 0]));
  });

  it.each(LIBRARIES)('run the longer example of @app/%s', library => {
    const main = readFileSync(join(sourceOf(library), 'examples/node/main.ts'), 'utf8');
    write(`example-${library}/main.ts`, main);
    compile(`example-${library}`, { module: 'NodeNext', moduleResolution: 'NodeNext' }, ['main.ts']);
    for (const node of nodes) {
      expect(run(node, [`example-${library}/out/main.js`], home)).toContain('the example ran');
    }
  });

  it.each(LIBRARIES)(
    '@app/%s has types that speak of no rule of ours and hold no table of texts',
    library => {
      for (const { text, path } of typesOf(library)) {
        expect([path, text.match(/\b[RA]\d{1,3}\b/g)]).toEqual([path, null]);
        expect([path, /\p{Script=Han}[^*\n]*\|/u.test(text)]).toEqual([path, false]);
      }
    },
  );

  it.each(LIBRARIES)(
    '[R451] @app/%s has an example of every function, and each gives what it says',
    library => {
      const examples = typesOf(library).flatMap(({ text }) => examplesOf(text));
      expect(examples.length).toBeGreaterThan(20);
      expect(examples.filter(({ code }) => code === undefined).map(({ name }) => name)).toEqual([]);
      const own = entries
        .map(({ entry }) => entry)
        .filter(entry => `${entry}/`.startsWith(`@app/${library}/`));
      write(
        `names-${library}.mjs`,
        `const names = {};
       for (const entry of ${JSON.stringify(own)}) names[entry] = Object.keys(await import(entry));
       console.log(JSON.stringify(names));`,
      );
      const names = JSON.parse(run(process.execPath, [`names-${library}.mjs`], home));
      write(`examples-${library}/main.ts`, programOf(examples, names));
      compile(`examples-${library}`, NODE_PROGRAM, ['main.ts']);
      for (const { examples: count, checked } of answers(`examples-${library}/out/main.js`)) {
        expect([count, checked > count / 2]).toEqual([examples.length, true]);
      }
    },
  );

  it.each(LIBRARIES)('[R451] @app/%s has a README that stands alone and runs', library => {
    const readme = readFileSync(join(home, 'node_modules/@app', library, 'README.md'), 'utf8');
    // A link to a file that is not in the tarball, a number of our rules, a command of our workspace.
    expect(
      readme.match(/\]\((?!https:|#)[^)]*\)|\b[RA]\d{1,3}\b|pnpm[ a-z:-]*--filter|docs\/|decision \d+/g),
    ).toBeNull();
    const programs = readmePrograms(readme);
    expect(programs.length).toBeGreaterThan(0);
    const names = programs.map((_, i) => `block${i}.ts`);
    for (const [i, program] of programs.entries()) write(`readme-${library}/${names[i]}`, program);
    compile(`readme-${library}`, NODE_PROGRAM, names);
    for (const node of nodes) {
      for (const name of names) run(node, [`readme-${library}/out/${name.replace('.ts', '.js')}`], home);
    }
  });

  it('[R452] hold their own licence, and almanac that of the tables it was read from', () => {
    for (const library of LIBRARIES) {
      expect(readFileSync(join(home, 'node_modules/@app', library, 'LICENSE'), 'utf8')).toContain(
        'MIT License',
      );
    }
    expect(readFileSync(join(home, 'node_modules/@app/almanac/dist/licences.txt'), 'utf8')).toContain(
      '6tail',
    );
  });

  it('are packed as publint and attw want them', () => {
    for (const tarball of tarballs) {
      expect(run(process.execPath, [bin('publint/src/cli.js'), tarball, '--strict'], home)).toContain(
        'All good',
      );
      const attw = bin('@arethetypeswrong/cli/dist/index.js');
      expect(run(process.execPath, [attw, tarball, '--profile', 'esm-only'], home)).not.toBe('');
    }
  }, 180_000);

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

    it('load by an import map alone', async () => {
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

    it('load from what Vite builds', async () => {
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
