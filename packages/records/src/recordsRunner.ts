import { err, type Millis, ok, type Result } from '@app/kernel';
import { cleanText, countCharacters, type Message } from '@app/validation';
import type { TextStore } from './accounts/textStore';
import {
  type AddRefusal,
  addRecord,
  chooseMedia,
  closeDraft,
  dateRecord,
  emptyDraft,
  proposeDate,
  type RecordDraft,
  removeMedia,
  type Step,
  writeText,
} from './draft';
import { MAX_RECORD_TEXT } from './limits';
import { checkRecordMedia, type Media, type MediaFile } from './media';
import { editText, type HomeRecord, nextRecordId, removeRecord, restoreRecord } from './record';
import type { Repository, StorageError } from './storage/repository';
import { type StoredRecord, toHomeRecord, toStoredRecord } from './storage/storedRecord';

/** R464: restores what was removed; or the reason why it cannot be stored. */
type PutBack = () => Promise<Message | undefined>;

/** The state of the dialog. */
export interface RecordsState<Data extends Media, Chosen extends Data & MediaFile> {
  /** Newest first, while the dialog is open. `content` of media is an object URL (R125), revoked on closing (A17). */
  readonly records: readonly HomeRecord[];
  /** The bytes of media by record id. */
  readonly recordFiles: ReadonlyMap<string, Data>;
  readonly recordsState: 'unread' | 'loading' | 'ready' | 'failed';
  /** Rows set aside by this tab as unreadable. */
  readonly recordsSetAside: number;
  readonly recordDraft: RecordDraft<Chosen>;
  /** Share of the record being added that has been copied, 0 to 1; undefined if none is. */
  readonly recordShare: number | undefined;
  /** Texts being changed, by record id: a long list unmounts a row that is scrolled out of sight. */
  readonly recordEdits: Readonly<Record<string, string>>;
}

/** A record that is dated already, such as one of the sample home. */
export interface GivenRecord<Chosen> {
  readonly id: string;
  readonly timestamp: Millis;
  readonly text: string;
  /** A picture, taken in like any other. */
  readonly picture?: Chosen | undefined;
}

export interface RecordsRunner<Chosen> {
  /** R968: stores given records beside the person's own. The first that cannot be stored ends it, with the reason. */
  readonly bringRecords: (given: readonly GivenRecord<Chosen>[]) => Promise<Message | undefined>;
  /** Begins or continues a change; without a text it is abandoned. */
  readonly writeRecordEdit: (id: string, text?: string) => void;
  /** R201: hides everything of the previous account. */
  readonly putAwayRecords: () => void;
  /** Reads the store, each time again: another tab may have written. */
  readonly loadRecords: () => Promise<void>;
  readonly writeRecordText: (text: string) => void;
  /** R119. A refused file leaves the earlier choice. */
  readonly chooseRecordMedia: (file: Chosen) => Message | undefined;
  readonly removeRecordMedia: () => void;
  /** R241: the record is dated the day of its photo, or the day it is added. */
  readonly dateRecord: (dated: boolean) => void;
  /** R124: the dialog closes. The text stays for the next time (A33); URLs are revoked. */
  readonly closeRecords: () => void;
  /**
   * R121 to R123. If it fails, the entry stays in the form and the reason is returned. `asItIs`: store a file whose place
   * cannot be removed (R219).
   */
  readonly addRecord: (asItIs?: 'as-it-is') => Promise<Message | undefined>;
  readonly editRecord: (id: string, text: string) => Promise<Message | undefined>;
  /** Undo holds the record and its file, and works as long as its owner is signed in, with the dialog open or closed. */
  readonly deleteRecord: (id: string) => Promise<Result<PutBack, Message>>;
}

/** The ports of the runner. */
export interface RecordsPorts<Data extends Media, Chosen extends Data & MediaFile> {
  readonly now: () => Millis;
  /**
   * The records of the signed-in account. The result belongs to that account alone and is requested at each use: a closed
   * database opens again.
   */
  readonly open: () => () => Promise<Repository<StoredRecord<Data>>>;
  readonly textStore: Pick<TextStore, 'read' | 'write' | 'remove' | 'keys'>;
  /** One address per medium, revoked as often as it was acquired. */
  readonly urls: { acquire(medium: Data): string; release(medium: Data): void };
  /**
   * Our own copy, independent of the disk and without the place it was taken; `onShare` reports progress. Undefined if
   * the place cannot be removed, unless the person wants it unchanged.
   */
  readonly take: (
    file: Chosen,
    onShare: (share: number) => void,
    asItIs: boolean,
  ) => Promise<Result<Chosen | undefined, string>>;
  /** R241: when a picture was taken, if its camera wrote it and reading is allowed. */
  readonly whenTaken: (file: Chosen) => Promise<Millis | undefined>;
  /** Tells the other tabs. */
  readonly tell: () => void;
}

/** Where the state is stored: the runner reads it at each step, because the person goes on writing. */
export interface RecordsView<State> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
}

/** Where the unfinished text is stored between visits; media is not (R124). */
const DRAFT_KEY = 'record-draft';
/** Prefix of the id of a record whose text is being changed. */
const EDIT_KEY = 'record-edit/';

export const noRecords = <Data extends Media, Chosen extends Data & MediaFile>(
  textStore: Pick<TextStore, 'read' | 'keys'>,
): RecordsState<Data, Chosen> => ({
  records: [],
  recordFiles: new Map(),
  recordsState: 'unread',
  recordsSetAside: 0,
  recordDraft: writeText(emptyDraft<Chosen>(), textStore.read(DRAFT_KEY) ?? ''),
  recordShare: undefined,
  recordEdits: Object.fromEntries(
    textStore
      .keys()
      .filter(key => key.startsWith(EDIT_KEY))
      .map(key => [key.slice(EDIT_KEY.length), textStore.read(key) ?? '']),
  ),
});

/** The records dialog from opening to closing: reads, adds, changes, deletes and restores, each for its owner. */
export function createRecordsRunner<
  Data extends Media & { readonly name?: string },
  Chosen extends Data & MediaFile,
>(
  { now, open, textStore, urls, take, whenTaken, tell }: RecordsPorts<Data, Chosen>,
  { get, set }: RecordsView<RecordsState<Data, Chosen>>,
): RecordsRunner<Chosen> {
  let account = open();

  /** Takes a step of the rules: each effect revokes the preview of the previous file. */
  const step = ([recordDraft, effects]: Step<Chosen>) => {
    const earlier = get().recordDraft.media;
    set({ recordDraft });
    if (earlier && effects.some(({ url }) => url === earlier.url)) urls.release(earlier.file);
  };
  /** The files whose URLs the records carry, by record id. */
  const held = new Map<string, Data>();
  const urlOf = (id: string, file: Data): string => {
    const url = urls.acquire(file);
    if (held.get(id) === file) urls.release(file);
    else held.set(id, file);
    return url;
  };
  const giveBack = (isShown: (id: string) => boolean) => {
    for (const [id, file] of held) {
      if (isShown(id)) continue;
      held.delete(id);
      urls.release(file);
    }
  };
  const saveText = (text = '', key = DRAFT_KEY) => {
    if (text === '') textStore.remove(key);
    else textStore.write(key, text);
  };
  /** A text from an import or another tab, unless one is being written here. */
  const takeUpDraft = () =>
    get().recordDraft.text === '' &&
    set({ recordDraft: writeText(get().recordDraft, textStore.read(DRAFT_KEY) ?? '') });
  const keep = async (stored: StoredRecord<Data>, owner = account): Promise<Message | undefined> => {
    const saved = await (await owner()).put(stored);
    if (!saved.ok) return toMessage(saved.error);
    tell();
    return undefined;
  };
  const show = (records: readonly HomeRecord[], id: string, file: Data | undefined) =>
    set({
      records,
      recordFiles: file ? new Map(get().recordFiles).set(id, file) : get().recordFiles,
    });

  return {
    putAwayRecords() {
      account = open();
      step(closeDraft(get().recordDraft));
      giveBack(() => false);
      set(noRecords(textStore));
    },
    async loadRecords() {
      if (get().recordsState !== 'ready') set({ recordsState: 'loading' });
      const owner = account;
      const listed = await (await account()).list();
      // Closed, or signed out, meanwhile.
      if (owner !== account || get().recordsState === 'unread') return;
      if (!listed.ok) {
        set({ recordsState: 'failed' });
        return;
      }
      takeUpDraft();
      const { values, setAside } = listed.value;
      // A record's medium never changes: the object stays the same, so a playing film is not interrupted.
      const files = new Map(
        values.flatMap(stored =>
          stored.type === 'text' ? [] : [[stored.id, get().recordFiles.get(stored.id) ?? stored.blob]],
        ),
      );
      giveBack(id => files.has(id));
      set({
        records: values.map(stored =>
          toHomeRecord(stored, blob => urlOf(stored.id, files.get(stored.id) ?? blob)),
        ),
        recordFiles: files,
        recordsState: 'ready',
        recordsSetAside: get().recordsSetAside + setAside,
      });
    },

    async bringRecords(given) {
      const owner = account;
      for (const { id, timestamp, text, picture } of given) {
        if (owner !== account) return undefined;
        const record: HomeRecord = picture
          ? { id, type: 'image', content: '', textContent: text, timestamp }
          : { id, type: 'text', content: text, timestamp };
        const failed = await takeIn(record, picture, false, () => undefined);
        if (failed) return failed;
      }
      return undefined;
    },
    writeRecordText(text) {
      set({ recordDraft: writeText(get().recordDraft, text) });
      saveText(text);
    },
    chooseRecordMedia(file) {
      const checked = checkRecordMedia(file);
      if (!checked.ok) return checked.error;
      if (get().recordDraft.media?.file === file) return undefined;
      step(chooseMedia(get().recordDraft, file, urls.acquire(file)));
      if (get().recordDraft.media?.kind === 'image') {
        void whenTaken(file).then(
          at => at !== undefined && set({ recordDraft: proposeDate(get().recordDraft, file, at, now()) }),
        );
      }
      return undefined;
    },
    dateRecord: dated => set({ recordDraft: dateRecord(get().recordDraft, dated) }),
    removeRecordMedia: () => step(removeMedia(get().recordDraft)),
    closeRecords() {
      // A file being stored is not discarded: if it cannot be stored, it is back in the form the next time.
      if (get().recordShare === undefined) step(closeDraft(get().recordDraft));
      giveBack(() => false);
      set({ records: [], recordFiles: new Map(), recordsState: 'unread' });
    },

    async addRecord(asItIs) {
      const { recordDraft: draft, recordShare, records } = get();
      if (recordShare !== undefined) return undefined;
      const at = now();
      const added = addRecord(draft, nextRecordId(records, at), at);
      if (!added.ok) return toRefusal(added.error);
      set({ recordShare: 0 });
      const owner = account;
      const { record, file } = added.value;
      const onShare = (share: number | undefined) => owner === account && set({ recordShare: share });
      const failed = await takeIn(record, file, asItIs === 'as-it-is', onShare).finally(() =>
        onShare(undefined),
      );
      if (owner !== account) return undefined;
      if (failed) return failed;
      if (draft.media && get().recordDraft.media?.file === draft.media.file) {
        urls.release(draft.media.file);
      }
      // Text or a file entered while the entry was being stored begins the next one.
      const { recordDraft: current } = get();
      const text = current.text === draft.text ? '' : current.text;
      const next = writeText(added.value.draft, text);
      const { media, isDated } = current;
      set({
        recordDraft:
          media && media.file !== draft.media?.file
            ? { ...next, media, ...(isDated ? { isDated } : {}) }
            : next,
      });
      saveText(text);
      return undefined;
    },

    writeRecordEdit(id, text) {
      const { [id]: _, ...others } = get().recordEdits;
      set({ recordEdits: text === undefined ? others : { ...others, [id]: text } });
      saveText(text, EDIT_KEY + id);
    },
    async editRecord(id, text) {
      const { records, recordFiles } = get();
      const record = records.find(other => other.id === id);
      if (!record) return undefined;
      const length = countCharacters(cleanText(text));
      if (length > MAX_RECORD_TEXT) return { code: 'records/text-too-long', limit: MAX_RECORD_TEXT, length };
      const edited = editText(record, text);
      const stored = toStoredRecord(edited, recordFiles.get(id));
      const owner = account;
      const failed = stored && (await keep(stored));
      if (!failed && owner === account) {
        set({ records: get().records.map(other => (other.id === id ? edited : other)) });
      }
      return failed;
    },

    async deleteRecord(id) {
      const owner = account;
      // Before waiting: the dialog may close meanwhile, and the list is gone.
      const { removed } = removeRecord(get().records, id);
      const file = get().recordFiles.get(id);
      const gone = await (await owner()).remove(id);
      if (!gone.ok) return err(toMessage(gone.error));
      if (owner === account) {
        const files = new Map(get().recordFiles);
        files.delete(id);
        set({ records: removeRecord(get().records, id).records, recordFiles: files });
        giveBack(shown => shown !== id);
        tell();
      }
      return ok(async () => {
        const stored = removed && toStoredRecord(removed, file);
        if (!stored || owner !== account) return undefined;
        const failed = await keep(stored, owner);
        // Closed meanwhile: the next opening reads it with the others.
        if (failed || owner !== account || get().recordsState === 'unread') return failed;
        const back = toHomeRecord(stored, blob => urlOf(id, blob));
        show(restoreRecord(get().records, back), id, file);
        return undefined;
      });
    },
  };

  /** Copies the medium, writes the record, and shows it once it is stored. */
  async function takeIn(
    record: HomeRecord,
    file: Chosen | undefined,
    asItIs: boolean,
    onShare: (share: number) => void,
  ): Promise<Message | undefined> {
    const owner = account;
    // A file on a disk may be gone or changed by the time it is read; the copy is ours.
    const copied = file && (await take(file, onShare, asItIs));
    if (copied && !copied.ok)
      return { code: copied.error === 'missing' ? 'app/part-missing' : 'records/not-saved' };
    const copy = copied?.value;
    if (file && !copy) return { code: 'records/unknown-format', name: file.name };
    const stored = toStoredRecord<Data>(record, copy);
    if (!stored) throw new Error(`Record ${record.id} lost its file`);
    const failed = await keep(stored, owner);
    // Closed meanwhile: the next opening reads it with the others.
    if (!failed && owner === account && get().recordsState !== 'unread') {
      show(
        restoreRecord(
          get().records,
          toHomeRecord(stored, blob => urlOf(record.id, blob)),
        ),
        record.id,
        copy,
      );
    }
    return failed;
  }
}

const toMessage = ({ code }: StorageError): Message => ({
  code: code === 'storage/full' ? code : 'records/not-saved',
});

/** R118: with nothing to add, nothing happens and no message appears. */
const toRefusal = (refusal: AddRefusal): Message | undefined =>
  refusal.code === 'records/nothing-to-add' ? undefined : refusal;
