import { expect, it } from 'vitest';
import { JOBS } from './jobs';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>';

it.each([
  ['an unknown format', 'OggS'.padEnd(200, '.')],
  ['a drawing with declarations', `<!DOCTYPE svg [<!ENTITY place "30.27">]>${svg}`],
])('[R220] no byte of %s is kept, and it does not count as a picture', async (_, text) => {
  const { cleaned, reading } = await JOBS.read(
    new File([text], 'house.svg', { type: 'image/svg+xml' }),
    false,
  );
  expect([cleaned.size, cleaned.name, cleaned.type]).toEqual([0, 'house.svg', 'image/svg+xml']);
  expect(reading.header).toBeUndefined();
});

it('[R220] a readable drawing is kept', async () => {
  const { cleaned, reading } = await JOBS.read(
    new File([svg], 'house.svg', { type: 'image/svg+xml' }),
    false,
  );
  expect(await cleaned.text()).toBe(svg);
  expect(reading.header).toMatchObject({ format: 'svg', size: { width: 4, height: 3 } });
});
