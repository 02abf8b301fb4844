// The third-party parts of a build with their licence texts, collected from the modules it contains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = path => readFileSync(join(root, path), 'utf8').trim();

/** Licences that a product under MIT may ship with their notices. */
export const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|Zlib|OFL-1\.1|CC-BY-4\.0|CC-BY-SA-4\.0)$/;

const TEXT = /^(licen[cs]e|copying|notice|copyright)([.-].*)?$/i;

/** Where a package lies, as the last of a chain of packages each of which the one before depends on. */
export function lying(from, chain) {
  return chain.reduce((at, name) => {
    const require = createRequire(at);
    try {
      return require.resolve(`${name}/package.json`);
    } catch {
      // Not every package lets its own description be asked for.
      return join(folderOf(require.resolve(name)), 'package.json');
    }
  }, from);
}

/** Parts that are not packages: those of ours cut, read or derived from the work of others. */
const fonts = () => [
  { name: 'Noto Serif SC', licence: 'OFL-1.1', texts: [read('packages/ui/src/fonts/OFL-NotoSerifSC.txt')] },
  { name: 'Noto Serif TC', licence: 'OFL-1.1', texts: [read('packages/ui/src/fonts/OFL-NotoSerifTC.txt')] },
  { name: 'EB Garamond', licence: 'OFL-1.1', texts: [read('packages/ui/src/fonts/OFL-EBGaramond.txt')] },
];
const skies = () => [
  {
    name: 'Stellarium, Chinese sky culture; d3-celestial',
    licence: 'CC-BY-SA-4.0',
    texts: ['NOTICE', 'LICENSE'].map(file => read(`packages/sky/assets/chinese-sky/${file}`)),
  },
  {
    name: 'Sky of the first page: d3-celestial; Stellarium',
    licence: 'CC-BY-SA-4.0',
    texts: ['NOTICE.md', 'LICENSE'].map(file => read(`packages/scenes/src/ink/data/${file}`)),
  },
];
const lunarTables = () => {
  const folder = dirname(lying(join(root, 'packages/almanac/package.json'), ['tyme4ts']));
  return [{ ...packageIn(folder), name: 'tyme4ts (tables of @app/almanac)' }];
};
const holidays = () => [
  {
    name: 'Holidays of Hong Kong and Taiwan: date-holidays; data.gov.tw, TaiwanCalendar',
    licence: 'CC-BY-4.0',
    texts: [read('packages/almanac/data/regions/NOTICE')],
  },
];
/** opencc-js joins its own licence (MIT) with that of the tables. */
const characters = () => [
  {
    name: 'OpenCC (tables of @app/hant)',
    licence: 'Apache-2.0',
    texts: [
      readFileSync(
        join(
          dirname(lying(join(root, 'packages/hant/package.json'), ['opencc-js'])),
          'LICENSES/Apache-2.0.txt',
        ),
        'utf8',
      ).trim(),
    ],
  },
];
export const MATERIAL = { fonts, skies, lunarTables, holidays, characters };

/** The folder of the package a module belongs to; undefined for a module of this workspace or of no file. */
export function folderOf(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0+/, '').split('?')[0];
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return undefined;
  const rest = path.slice(at + '/node_modules/'.length).split('/');
  const name = rest[0].startsWith('@') ? rest.slice(0, 2).join('/') : rest[0];
  return `${path.slice(0, at)}/node_modules/${name}`;
}

/** Name, version, licence and every licence text of an installed package. Throws where one may not be shipped. */
export function packageIn(folder) {
  const { name, version, license, licenses, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const licence = license?.type ?? license ?? licenses?.[0]?.type;
  // Of a choice, the first one that fits.
  const chosen = String(licence)
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .find(each => FREE.test(each));
  if (!chosen) throw new Error(`${name} ${version} has the licence ${licence}, which may not be shipped`);
  const files = readdirSync(folder).filter(file => TEXT.test(file));
  const texts = files
    .map(file => ownPart(readFileSync(join(folder, file), 'utf8')))
    .filter(text => text !== '');
  if (texts.length === 0)
    texts.push(standardText(chosen, typeof author === 'string' ? author : author?.name, name));
  return { name, version, licence: chosen, texts };
}

/** Vite lists there also what its command bundles, none of which goes into a page. */
const ownPart = text => text.split('\n# Licenses of bundled dependencies')[0].trim();

/** Some packages name a licence and forget its text: then the text as the licence has it, with the holder they name. */
function standardText(licence, author, name) {
  const holder = author?.split(/[<(]/)[0].trim() ?? `the authors of ${name}`;
  const path = join(root, 'scripts/licences/texts', `${licence}.txt`);
  if (!existsSync(path)) throw new Error(`${name} has no licence text, and we have none for ${licence}`);
  return readFileSync(path, 'utf8').trim().replaceAll('{holder}', holder);
}

/** Every package of these modules once, by name, and the material beside them. */
export function partsOf(moduleIds, material = []) {
  const folders = new Set([...moduleIds].map(folderOf).filter(Boolean));
  const parts = new Map([...folders].map(packageIn).map(part => [`${part.name}@${part.version}`, part]));
  return [...parts.values(), ...material].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The same text is kept once: `texts` of a part are places in the list. */
export function toJson(parts) {
  const texts = [...new Set(parts.flatMap(part => part.texts))];
  return JSON.stringify({
    parts: parts.map(part => ({ ...part, texts: part.texts.map(text => texts.indexOf(text)) })),
    texts,
  });
}

export function toText(parts) {
  const line = '='.repeat(78);
  const body = parts.map(
    ({ name, version, licence, texts }) =>
      `${line}\n${[name, version].filter(Boolean).join(' ')} (${licence})\n${line}\n\n${texts.join('\n\n')}\n`,
  );
  return `Ink & Starlight is under the MIT licence. It holds the work of others, under these licences.\n\n${body.join('\n')}`;
}
