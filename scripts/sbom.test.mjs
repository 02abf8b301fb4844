import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APPS, writeSboms } from './sbom.mjs';

/** Licences of packages that a product under MIT may ship with their notices. */
const FREE = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|Zlib)$/;

it('everything shipped is listed with version, hash and an acceptable licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    for (const [index, file] of writeSboms(folder).entries()) {
      const { bomFormat, specVersion, components } = JSON.parse(readFileSync(file, 'utf8'));
      expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
      const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
      const listed = new Map(components.map(component => [nameOf(component), component]));
      const { dependencies } = JSON.parse(readFileSync(`apps/${APPS[index]}/package.json`, 'utf8'));
      expect([...listed.keys()]).toEqual(expect.arrayContaining(Object.keys(dependencies)));
      const others = components.filter(({ group }) => group !== '@app');
      for (const component of others) {
        const licences = (component.licenses ?? []).map(
          ({ license, expression }) => license?.id ?? expression,
        );
        expect([nameOf(component), licences]).toEqual([nameOf(component), [expect.stringMatching(FREE)]]);
        const hashes = component.externalReferences?.flatMap(reference => reference.hashes ?? []) ?? [];
        expect([nameOf(component), hashes.map(({ alg }) => alg)]).toEqual([nameOf(component), ['SHA-512']]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
