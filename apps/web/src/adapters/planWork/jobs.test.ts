import { signedArea } from '@app/plan';
import { describe, expect, it } from 'vitest';
import { JOBS } from './jobs';

/**
 * A home as Sweet Home 3D 7 saves it, packed by Python's `zipfile` as a stream: entries are deflated, with their
 * sizes after them. Two levels of joined walls, each with a partition from face to face.
 */
const HOME = [
  'UEsDBBQACAAAAAAAdl0AAAAAAAAAAAAAAAAEAAAASG9tZaztAAVQSwcI3c6p9wQAAAAEAAAAUEsDBBQACAAIAAAAdl0AAAAAAAAA',
  'AAAAAAAIAAAASG9tZS54bWzNlsty2yAYhfd5Cs10wao2IMmXGTsZ95ImqyyStmtsYYuJDBrAsfxu3fXFCuiKYrudqXtZWfwgznf4',
  'dWTNboptFrxQqZjgc4AGENxcX81SsaVtdYwhBAEnWzoH64zogUrDBAQrU5BkDrTI37tLEOxJlt1Rtkn1HOAYmt3MZhl9oVnAkjnI',
  'mm0+SbHjZg9qJol2KnZ1sM6EkE8pWz1zqpQBwraaelu2N93zhBbmTjD0ZVAtc8uk0p4KHuHf1LEeKzd7s8jJltbszEI/aiK1mw3r',
  '0kdeLjdcRTXtBA7dQeFWTWA54wbwCJRuoXFsCznRmkpjLSV6lX7OX0Gis5CwD4lbyBrmJ5gxvAwoPguK+qDhSdAKqGgP8bKg4VlQ',
  '3AeFJ9p+CvMikMxjrPVD/6DMYx/XAGG3pdFkbGdOQyBbsJJSiG0lKT3JMoHvaGJXgIBISr4wxZaZqWq5o+B6lgvGdWCShcyJHtzP',
  'sFPF0/hc2TB69WqTqjy0st6RoG5cUb9vqB9X9CtxHV06rqgb1yOQsA/ZievoZFxHl48r6sb1CCjqg4YnQf9sXFE3rkdAcR/0X8QV',
  'MY/xb8QVSU/yP4lrYv6XH+RXxhOxd5yJ91JZEU0ysbk3E/SJPqs3aym4/mBuqh3ckZ3S37+ZcdG07NBcEb6xhsIBilA8xWPTe5bo',
  '1B4QsieY0NyNIq+naGK/ZGaKqDQoFgVTrunWVj2Imo3gYAoCZfu1KLXshwRPqsFbo1L67Ro1vnNGV/RhfbuTnOmdpM770uvQK+9L',
  'mqAIFmjaedtq3Zi0UnA8HUXuKBAuD8J9y9Wm40ljGcNJ63iM3MMytN+B11c/AFBLBwiR+9trdQIAACUKAABQSwMEFAAIAAAAAAB2',
  'XQAAAAAAAAAAAAAAAA4AAABDb250ZW50RGlnZXN0c0NvbnRlbnREaWdlc3RzLVZlcnNpb246IDEuMApQSwcICfxR5hwAAAAcAAAA',
  'UEsBAhQDFAAIAAAAAAB2Xd3OqfcEAAAABAAAAAQAAAAAAAAAAAAAAIABAAAAAEhvbWVQSwECFAMUAAgACAAAAHZdkfvba3UCAAAl',
  'CgAACAAAAAAAAAAAAAAAgAE2AAAASG9tZS54bWxQSwECFAMUAAgAAAAAAHZdCfxR5hwAAAAcAAAADgAAAAAAAAAAAAAAgAHhAgAA',
  'Q29udGVudERpZ2VzdHNQSwUGAAAAAAMAAwCkAAAAOQMAAAAA',
].join('');
const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('a plan file is opened in a worker', () => {
  it('[R395, R398] a home packed by another program keeps its floors, names, door and bed', async () => {
    const bytes = Uint8Array.from(atob(HOME), letter => letter.charCodeAt(0));
    const opened = await JOBS.open(fileOf('flat.sh3d', bytes));
    if (!opened.ok) throw new Error(opened.error.code);
    const { plan, notes } = opened.value;
    expect(notes).toEqual([]);
    const areas = plan.floors.map(({ rooms }) =>
      rooms
        .map(({ ring, name }) => [name, signedArea(ring) / 1e6])
        .toSorted((a, b) => Number(a[1]) - Number(b[1])),
    );
    expect(areas).toEqual([
      [
        ['Bedroom', 15],
        [undefined, 25],
      ],
      [
        ['Bedroom', 15],
        [undefined, 15],
      ],
    ]);
    expect(plan.floors[0]?.openings).toMatchObject([{ kind: 'main-door', sill: 0, head: 2180 }]);
    expect(plan.floors[1]?.items).toMatchObject([{ kind: 'double-bed', turn: 270 }]);
  });

  it.each([
    ['nothing', [], 'plan/unreadable'],
    ['JSON nested 100,000 levels deep', ['['.repeat(100_000)], 'plan/unreadable'],
    ['a plan of 41 rooms', [manyRooms(41)], 'plan/too-many'],
    ['a plan above the limits', [' '.repeat(4_000_001)], 'plan/too-large'],
    ['two letters of a ZIP', ['PK'], 'import/no-home'],
  ] as const)('[R398] refuses %s with its code', async (_, parts, code) => {
    expect(await JOBS.open(fileOf('x', ...parts))).toMatchObject({ ok: false, error: { code } });
  });
});

function manyRooms(count: number): string {
  const rooms = Array.from({ length: count }, (_, i) => ({
    id: `r${i}`,
    kind: 'other',
    ring: [
      [i * 1000, 0],
      [i * 1000 + 1000, 0],
      [i * 1000 + 1000, 1000],
      [i * 1000, 1000],
    ],
  }));
  const floor = { level: 0, height: 2800, rooms, styles: [], openings: [], items: [] };
  return JSON.stringify({ version: 1, up: 0, dwelling: 'flat', floors: [floor] });
}
