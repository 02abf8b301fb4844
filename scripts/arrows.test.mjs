import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ARROWS, OWNED_LIBRARIES } from './arrows.mjs';

/** Each library of the table, with a room that has it installed. */
const LIBRARIES = Object.fromEntries(
  Object.entries(ARROWS).flatMap(([room, { libraries }]) => libraries.map(library => [library, room])),
);
// Modules of a library can be in folders named as ours that are not checked, such as dist/ and examples/.
const ENGINES = ['three', 'three/addons/utils/BufferGeometryUtils.js', 'pixi.js', '@pixi/react'];

const planted = Object.fromEntries([
  ...Object.keys(ARROWS).map(room => [`packages/${room}/src/planted.ts`, Object.keys(LIBRARIES)]),
  ['apps/web/src/features/planted.ts', [...Object.keys(OWNED_LIBRARIES), ...ENGINES]],
]);

it('every import of a library outside the arrow table is an error, wherever its modules are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  try {
    copyFileSync('tsconfig.base.json', join(folder, 'tsconfig.base.json'));
    for (const [library, room] of Object.entries(LIBRARIES)) {
      const link = join(folder, 'node_modules', library);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(`packages/${room}/node_modules/${library}`), link, 'junction');
    }
    for (const [path, specifiers] of Object.entries(planted)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(
        join(folder, path),
        specifiers.map((from, i) => `import * as m${i} from '${from}';`).join('\n'),
      );
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'apps'],
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    const { modules } = JSON.parse(stdout);
    const found = modules
      .filter(({ source }) => source in planted)
      .flatMap(({ source, dependencies }) =>
        dependencies.flatMap(({ module, rules = [] }) =>
          rules.map(({ name }) => `${source}: ${module} breaks ${name}`),
        ),
      );
    const expected = Object.entries(planted).flatMap(([source, specifiers]) =>
      specifiers.flatMap(module =>
        brokenBy(source, module).map(name => `${source}: ${module} breaks ${name}`),
      ),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The names of the checks that an import must fail. */
function brokenBy(source, module) {
  const [root, room] = source.split('/');
  const isIn = owner => root === 'packages' && room === owner;
  const owner = OWNED_LIBRARIES[module];
  return [
    ...(root === 'packages' && !ARROWS[room].libraries.includes(module) ? [`libraries-of-${room}`] : []),
    ...(owner && !isIn(owner) ? [`only-${owner}-imports-${module}`] : []),
    ...(ENGINES.includes(module) && !isIn('scenes') ? ['engines-only-in-scenes'] : []),
  ];
}
