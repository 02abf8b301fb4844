import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { createAppStore } from './store';

/** Box by box: a film with its location, as a phone writes it. */
const PLACE = '+30.2500+120.1500/';
const FILM = `\0\0\0\u0010ftypisom\0\0\0\0\0\0\0\u002emoov\0\0\0\u0026udta\0\0\0\u001e\u00a9xyz\0\u0012\u0015\u00c7${PLACE}`;
const film = () =>
  new File([Uint8Array.from(FILM, letter => letter.charCodeAt(0))], 'garden.mp4', { type: 'video/mp4' });

describe('media in a record', () => {
  it('[A35] are stored without the location of a film', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().loadRecords();
    store.getState().chooseRecordMedia(film());
    expect(await store.getState().addRecord()).toBeUndefined();
    const [stored] = store.getState().recordFiles.values();
    const text = await stored?.text();
    expect(text).toContain('ftyp');
    expect(text).not.toContain(PLACE);
    expect(stored?.size).toBe(FILM.length);
  });

  // Types reported by phones, cameras and old programs for films of a format without a cleaner here.
  it.each([
    ['garden.ogv', 'video/ogg', 'OggS'],
    ['garden.wmv', 'video/x-ms-wmv', '\x30\x26\xb2\x75'],
    ['garden.mts', '', 'G@'],
    ['garden.flv', 'video/x-flv', 'FLV'],
  ])(
    '[R121, A50, R219] %s is a film: stored unchanged once the person agrees, and not before',
    async (name, type, magic) => {
      const store = createAppStore(fakePorts());
      await store.getState().loadRecords();
      const file = new File([`${magic}${'.'.repeat(200)}${PLACE}`], name, { type });
      expect(store.getState().chooseRecordMedia(file)).toBeUndefined();
      expect(await store.getState().addRecord()).toEqual({ code: 'records/unknown-format', name });
      expect(store.getState().records).toEqual([]);
      expect(store.getState().recordDraft.media?.file).toBe(file);
      expect(await store.getState().addRecord('as-it-is')).toBeUndefined();
      expect(store.getState().records).toMatchObject([{ type: 'video' }]);
      const [stored] = store.getState().recordFiles.values();
      expect(await stored?.text()).toBe(await file.text());
    },
  );

  it('[R219] a file that can be cleaned is cleaned, even if asked to keep it unchanged', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().loadRecords();
    store.getState().chooseRecordMedia(film());
    expect(await store.getState().addRecord('as-it-is')).toBeUndefined();
    const [stored] = store.getState().recordFiles.values();
    expect(await stored?.text()).not.toContain(PLACE);
  });

  it('[R220] a file of unknown format is not kept by itself, is explained, and stays chosen', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().loadRecords();
    const file = new File([`OggS${'.'.repeat(200)}${PLACE}`], 'garden.ogv', { type: 'video/ogg' });
    store.getState().chooseRecordMedia(file);
    expect(await store.getState().addRecord()).toEqual({
      code: 'records/unknown-format',
      name: 'garden.ogv',
    });
    expect(store.getState().records).toEqual([]);
    expect(store.getState().recordDraft.media?.file).toBe(file);
  });
});

describe("a medium's address", () => {
  it('[R125, A17] is an object URL in the record from adding or loading on, and is released on closing', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    await store.getState().loadRecords();
    store.getState().chooseRecordMedia(film());
    await store.getState().addRecord();
    const contents = () => store.getState().records.map(({ content }) => content);
    const [added] = contents();
    expect(added).toMatch(/^(?:blob|data):/); // happy-dom writes the data itself into the address
    expect(ports.objectUrls.live).toBe(1);

    await store.getState().loadRecords();
    expect(contents()).toEqual([added]);
    expect(ports.objectUrls.live).toBe(1);

    store.getState().closeRecords();
    expect(ports.objectUrls.live).toBe(0);
    await store.getState().loadRecords();
    expect(contents()[0]).toMatch(/^(?:blob|data):/);
  });

  it('[R125, A17] is removed with the record, and restored with it', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    await store.getState().loadRecords();
    store.getState().chooseRecordMedia(film());
    await store.getState().addRecord();
    const [record] = store.getState().records;
    const deleted = await store.getState().deleteRecord(record?.id ?? '');
    await store.getState().loadRecords();
    expect(ports.objectUrls.live).toBe(0);
    if (deleted.ok) await deleted.value();
    expect(ports.objectUrls.live).toBe(1);
    expect(store.getState().records).toEqual([{ ...record, content: expect.any(String) }]);
    store.getState().closeRecords();
    expect(ports.objectUrls.live).toBe(0);
  });
});
