import { describe, expect, it } from 'vitest';
import type { Media } from '../media';
import { describeRepository } from '../testing/repositoryContract';
import { samplePhotos, sampleRecords } from '../testing/samples';
import { createMemoryRepository } from './memory';
import { photoCodec } from './photoCodec';
import { recordCodec } from './recordCodec';

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'type' in value && 'size' in value;
const bytes: Media = { type: 'image/jpeg', size: 3 };
const records = recordCodec(isMedia);
const photos = photoCodec(isMedia);

describeRepository('records in memory', {
  codec: records,
  ...sampleRecords(bytes),
  open: async rows => createMemoryRepository(records, { rows }),
});
describeRepository('photos in memory', {
  codec: photos,
  ...samplePhotos(bytes),
  open: async rows => createMemoryRepository(photos, { rows }),
});

describe('a full device', () => {
  const { values } = sampleRecords(bytes);

  it('[A35] refuses a write whole, and keeps the previous data', async () => {
    const repository = createMemoryRepository(records, { capacity: 2 });
    await repository.put(values[0]);
    expect(await repository.putAll([values[1], values[2]])).toEqual({
      ok: false,
      error: { code: 'storage/full' },
    });
    expect(await repository.list()).toMatchObject({ value: { values: [values[0]] } });
  });
});
