import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  addRecord,
  canAdd,
  chooseMedia,
  closeDraft,
  dateRecord,
  emptyDraft,
  proposeDate,
  removeMedia,
  writeText,
} from './draft';
import { MAX_RECORD_TEXT } from './limits';

const NOW = millis(1_782_004_344_000);
const photo = { name: 'tea-room.jpg', type: 'image/jpeg', size: 10 };
const film = { name: 'court.mp4', type: 'video/mp4', size: 20 };
const withText = (text: string) => writeText(emptyDraft<typeof photo>(), text);
const withPhoto = (text = '') => chooseMedia(withText(text), photo, 'blob:1')[0];

describe('choosing a file', () => {
  it('[R119] replaces the earlier file and releases its preview', () => {
    const [draft, effects] = chooseMedia(withPhoto('a note'), film, 'blob:2');
    expect(draft).toEqual({ text: 'a note', media: { file: film, kind: 'video', url: 'blob:2' } });
    expect(effects).toEqual([{ kind: 'revoke-url', url: 'blob:1' }]);
  });

  it('[R119] releases nothing for the first file', () => {
    expect(chooseMedia(emptyDraft(), photo, 'blob:1')[1]).toEqual([]);
  });

  it('[R119] never releases the URL shown now', () => {
    expect(chooseMedia(withPhoto(), photo, 'blob:1')[1]).toEqual([]);
  });

  it('[R120] removing clears the file, releases its preview and keeps the text', () => {
    expect(removeMedia(withPhoto('a note'))).toEqual([
      { text: 'a note' },
      [{ kind: 'revoke-url', url: 'blob:1' }],
    ]);
  });

  it('[R124, A33] closing discards the file and its preview, and keeps the text', () => {
    expect(closeDraft(withPhoto('a note'))).toEqual([
      { text: 'a note' },
      [{ kind: 'revoke-url', url: 'blob:1' }],
    ]);
    expect(closeDraft(withText('a note'))).toEqual([{ text: 'a note' }, []]);
  });
});

describe('adding', () => {
  it.each(['', ' ', '\n\t', '\u200b\u200b', '　'])(
    '[R118] nothing is added for the text %j without a file',
    text => {
      expect(canAdd(withText(text))).toBe(false);
      expect(addRecord(withText(text), '1', NOW)).toEqual({
        ok: false,
        error: { code: 'records/nothing-to-add' },
      });
    },
  );

  it('[R118] a file alone is enough, and so is a text', () => {
    expect(canAdd(withPhoto())).toBe(true);
    expect(canAdd(withText('x'))).toBe(true);
  });

  it('[R121, A17] a file makes a record of its type whose URL is the preview, not revoked', () => {
    const added = addRecord(withPhoto('  A round window \n'), '7', NOW);
    expect(added).toEqual({
      ok: true,
      value: {
        record: {
          id: '7',
          type: 'image',
          content: 'blob:1',
          textContent: 'A round window',
          timestamp: NOW,
        },
        file: photo,
        draft: { text: '' },
      },
    });
  });

  it('[R121] a video without words has no caption at all', () => {
    const [draft] = chooseMedia(withText('   '), film, 'blob:2');
    const added = addRecord(draft, '8', NOW);
    expect(added.ok && added.value.record).toEqual({
      id: '8',
      type: 'video',
      content: 'blob:2',
      timestamp: NOW,
    });
  });

  it('[R122] a text makes a text record of the trimmed text', () => {
    const added = addRecord(withText('  Moved the desk.\n'), '9', NOW);
    expect(added.ok && added.value.record).toEqual({
      id: '9',
      type: 'text',
      content: 'Moved the desk.',
      timestamp: NOW,
    });
  });

  it('[R123] text and file are cleared, so nothing can be added twice', () => {
    const added = addRecord(withPhoto('a note'), '1', NOW);
    expect(added.ok && added.value.draft).toEqual({ text: '' });
    expect(added.ok && canAdd(added.value.draft)).toBe(false);
  });

  it('[R122] a text over the limit is refused whole, with its length', () => {
    expect(addRecord(withText('字'.repeat(MAX_RECORD_TEXT)), '1', NOW).ok).toBe(true);
    expect(addRecord(withText('字'.repeat(MAX_RECORD_TEXT + 1)), '1', NOW)).toEqual({
      ok: false,
      error: { code: 'records/text-too-long', limit: 10_000, length: 10_001 },
    });
  });

  it.each([
    ['before', -1, true],
    ['at', 0, true],
    ['after', 1, false],
  ])('[R241] a photo taken %s this moment proposes its day: %s', (_, later, proposes) => {
    const draft = withPhoto('');
    const proposed = proposeDate(draft, photo, millis(NOW + later), NOW);
    expect(proposed.media?.takenAt !== undefined).toBe(proposes);
    expect(proposeDate(draft, film, millis(1), NOW)).toBe(draft);
  });

  it('[R241] the record takes that day on request, and can undo it', () => {
    const proposed = proposeDate(withPhoto(''), photo, millis(5), NOW);
    const at = (draft: typeof proposed) => {
      const added = addRecord(draft, '1', NOW);
      return added.ok && added.value.record.timestamp;
    };
    expect(at(proposed)).toBe(NOW);
    expect(at(dateRecord(proposed, true))).toBe(5);
    expect(at(dateRecord(dateRecord(proposed, true), false))).toBe(NOW);
    expect(dateRecord(withText('no photo'), true)).toEqual(withText('no photo'));
    // Another file, another day.
    expect(chooseMedia(dateRecord(proposed, true), film, 'blob:9')[0].isDated).toBeUndefined();
  });
});
