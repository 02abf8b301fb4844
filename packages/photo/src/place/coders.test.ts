import { describe, expect, it } from 'vitest';
import { boxesIn } from '../boxes';
import { toBytes } from '../bytes';
import { big16, box, join } from '../pictures.cases';
import { lengthOfCoder } from './coders';

const TOWN = 'Xihu-Hangzhou';
const sets = (...bodies: readonly string[]) => join(...bodies.flatMap(body => [big16(body.length), body]));
/** Made by the fields of the standards, by hand. */
const CODERS = {
  avcC: join(1, 66, 0, 30, 0xff, 0xe1, sets('sps'), 1, sets('pps')),
  hvcC: join(new Uint8Array(22), 2, 0x20, big16(1), sets('vps'), 0x21, big16(2), sets('sps', 'more')),
  vpcC: join(1, 0, 0, 0, 0, 10, 0x80, 1, 1, 1, big16(0)),
  dOps: join(0, 2, big16(0), new Uint8Array(4), big16(0), 0),
  esds: join(0, 0, 0, 0, 3, 0x80, 0x80, 5, 'inner'),
} as const;
const HIGH = join(1, 100, 0, 30, 0xff, 0xe1, sets('sps'), 1, sets('pps'), 0xfd, 0xf8, 0xf8, 1, sets('ext'));

describe('[R600] the configuration of a decoder', () => {
  const cases = [...Object.entries(CODERS), ['avcC', HIGH] as const];
  it.each(cases)('%s ends with its own fields, whatever follows them', (type, body) => {
    for (const words of ['', TOWN]) {
      const bytes = toBytes(box(type, body, words));
      const [found] = boxesIn(bytes, 0, bytes.length);
      expect(found && lengthOfCoder(bytes, found)).toBe(body.length);
    }
  });
});
