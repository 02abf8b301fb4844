import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareHashes } from './packageManager.mjs';

const LOCK = `lockfileVersion: '9.0'

packages:

  '@pnpm/exe.linux-x64@12.21.0':
    resolution: {integrity: sha512-exe==}
    cpu: [x64]

  pnpm@12.21.0:
    resolution: {integrity: sha512-pnpm==}
`;
const installed = (exe, pnpm = 'sha512-pnpm==') => ({
  packages: {
    '': {},
    'node_modules/@pnpm/exe.linux-x64': { version: '12.21.0', integrity: exe },
    'node_modules/pnpm': { version: '12.21.0', integrity: pnpm },
  },
});

describe('the package manager', () => {
  it('is fetched with the hashes of the lockfile', () => {
    expect(compareHashes(installed('sha512-exe=='), LOCK)).toEqual({ differing: [], unknown: [] });
  });

  it.each([
    ['its build', installed('sha512-other=='), ['@pnpm/exe.linux-x64@12.21.0']],
    ['itself', installed('sha512-exe==', 'sha512-other=='), ['pnpm@12.21.0']],
    ['a hash that only begins like it', installed('sha512-exe'), ['@pnpm/exe.linux-x64@12.21.0']],
    ['no hash', installed(undefined), ['@pnpm/exe.linux-x64@12.21.0']],
  ])('is refused with another hash: %s', (_, npmLock, differing) => {
    expect(compareHashes(npmLock, LOCK)).toEqual({ differing, unknown: [] });
  });

  it('is not reported as a package missing in the lockfile', () => {
    const mac = {
      packages: { 'node_modules/@pnpm/exe.darwin-arm64': { version: '12.21.0', integrity: 'x' } },
    };
    expect(compareHashes(mac, LOCK)).toEqual({ differing: [], unknown: ['@pnpm/exe.darwin-arm64@12.21.0'] });
  });

  it('has its hash in our lockfile, at the version that starts it', () => {
    const { packageManager, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const boot = /const PNPM = '([\d.]+)'/.exec(readFileSync('scripts/boot.mjs', 'utf8'))?.[1];
    expect([packageManager.split('+')[0], devDependencies.pnpm]).toEqual([`pnpm@${boot}`, boot]);
    expect(readFileSync('pnpm-lock.yaml', 'utf8')).toMatch(
      new RegExp(`\n {2}pnpm@${boot.replaceAll('.', '\\.')}:\n {4}resolution: \\{integrity: sha512-`),
    );
  });
});
