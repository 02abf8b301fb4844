import { millis } from '@app/kernel';
import type { Media, StoredPhoto, StoredRecord } from '..';

/** Values for the contract, around any kind of bytes. */
export function sampleRecords<Data extends Media>(blob: Data) {
  const values: readonly [StoredRecord<Data>, StoredRecord<Data>, StoredRecord<Data>] = [
    {
      id: '30',
      type: 'image',
      blob,
      name: 'tea-room.jpg',
      caption: 'A round window',
      timestamp: millis(30),
    },
    { id: '20', type: 'text', text: '把书桌移到了东墙', timestamp: millis(20) },
    { id: '10', type: 'video', blob, timestamp: millis(10) },
  ];
  return {
    values,
    keyOf: ({ id }: StoredRecord<Data>) => id,
    oldRow: { id: '5', type: 'image', content: 'blob:dead', textContent: 'Old', blob, timestamp: 5 },
    oldValue: { id: '5', type: 'image', caption: 'Old', blob, timestamp: millis(5) } as const,
  };
}

export function samplePhotos<Data extends Media>(blob: Data) {
  const photo = (id: string, position: number): StoredPhoto<Data> => ({
    id,
    position,
    blob,
    name: `${id}.jpg`,
    type: 'image/jpeg',
    size: 3,
    state: 'ready',
    turns: 0,
  });
  const values: readonly [StoredPhoto<Data>, StoredPhoto<Data>, StoredPhoto<Data>] = [
    { ...photo('7', 0), thumb: blob, hash: 'ab', format: 'jpeg', width: 40, height: 30 },
    {
      ...photo('3', 1),
      room: 'kitchen',
      caption: 'by the window',
      turns: 3,
      reading: '{"capture":{}}',
      wall: 'SE',
    },
    {
      ...photo('5', 2),
      state: 'no-preview',
      straightened: -1.4,
      keptBlurred: true,
      keptTwin: true,
      wallLeft: true,
      leanLeft: true,
    },
  ];
  return {
    values,
    keyOf: ({ id }: StoredPhoto<Data>) => id,
    oldRow: { id: '9', blob, thumb: blob, w: 40, h: 30, room: 'study', hash: 'cd' },
    oldValue: {
      id: '9',
      position: 9,
      blob,
      thumb: blob,
      name: '',
      type: blob.type,
      size: blob.size,
      state: 'ready',
      turns: 0,
      width: 40,
      height: 30,
      room: 'study',
      hash: 'cd',
    } as const,
  };
}
