import type { Palace } from '@app/fengshui';
import type { Millis } from '@app/kernel';
import type { Photo, PhotosRunner, RecordsRunner } from '@app/records';
import type { UserInfo } from '@app/session';
import type { RoomOnPlan } from './photoRooms';
import { OWN_PICTURE_KEY, pictureAfterSample, putAwayPicture, TRACING_KEY } from './planPicture';
import { formatSampleBefore, parseSampleBefore, personKey, planAfterSample } from './sampleBefore';
import {
  SAMPLE_FACTS,
  SAMPLE_RECORDS,
  SAMPLE_ROOMS,
  SAMPLE_TEMPLATE,
  type SampleShot,
  type SampleWords,
  samplePlan,
  sampleRecords,
  sampleShot,
  withoutSample,
  withSample,
} from './sampleHome';
import type { StoredHome } from './storedHome';

type DrawnRoom = (typeof SAMPLE_ROOMS)[number]['drawn'];

/** The current state, and functions to change it. */
interface SampleView<Chosen>
  extends StoredHome,
    Pick<PhotosRunner<Chosen>, 'loadPhotos' | 'addFiles' | 'setPhotoFacts' | 'captionPhoto' | 'removePhoto'>,
    Pick<RecordsRunner<Chosen>, 'bringRecords' | 'deleteRecord'> {
  readonly info: UserInfo | undefined;
  readonly photos: readonly Photo[];
  readonly houseImages: number;
  readonly plan: string | undefined;
  readonly sample: string | undefined;
  readonly saveInfo: (info: UserInfo) => void;
  readonly savePlan: (plan: string | undefined, unreadable?: string) => void;
  readonly texts: {
    readonly read: (key: string) => string | undefined;
    readonly write: (key: string, text: string) => unknown;
    readonly remove: (key: string) => void;
  };
  readonly saveSample: (sample: string | undefined) => boolean;
  readonly setHome: (home: StoredHome) => void;
  readonly placePhoto: (id: string, palace: Palace) => void;
  readonly putPhotoInRoom: (id: string, room: RoomOnPlan) => void;
}

/** The sample's texts and pictures. */
export interface SampleWorld<Chosen> extends SampleWords {
  readonly now: () => Millis;
  /** For the names of the plan's rooms. */
  readonly language: 'zh' | 'en';
  readonly captionOf: (room: DrawnRoom) => string;
  /** A picture of the room, with the data of its camera, in a file with that name; undefined if it cannot be drawn. */
  readonly draw: (room: DrawnRoom, name: string, shot: SampleShot) => Promise<Chosen | undefined>;
}

/**
 * Replaces the person's own home with the sample, after saving it. Its rooms are processed like every photo. A second
 * request adds nothing. False if the person's own home could not be saved: then nothing has changed.
 */
export async function moveIntoSample<Chosen>(
  get: () => SampleView<Chosen>,
  world: SampleWorld<Chosen>,
): Promise<boolean> {
  const { loadPhotos, saveSample, setHome, savePlan, addFiles, saveInfo, texts } = get();
  const [drawn] = await Promise.all([drawnPlan(world.language), loadPhotos(() => undefined)]);
  const { info, houseFacts, palaceOfPhoto, roomOfPhoto, sample, houseImages, plan } = get();
  if (!info) return false;
  const earlier = parseSampleBefore(sample);
  const before = {
    home: earlier.home ?? { houseFacts, palaceOfPhoto, roomOfPhoto },
    plan:
      earlier.plan ??
      (drawn === undefined ? undefined : { own: plan, sample: drawn, tracing: texts.read(TRACING_KEY) }),
    photoIds: earlier.photoIds,
    recordIds: earlier.photoIds.length > 0 ? earlier.recordIds : SAMPLE_RECORDS,
    people: { [personKey(info)]: { info, houseImages }, ...earlier.people },
  };
  let written = formatSampleBefore(before);
  if (!saveSample(written)) return false;
  // It may be removed, or another person may sign in, while its rooms are drawn and read: then nothing more is brought.
  const isShown = () => isStill(get, info) && get().sample === written;
  saveInfo(withSample(info, world, world.now()));
  const brings = !earlier.plan && before.plan !== undefined;
  // Rooms of the own plan are restored with it.
  setHome({ houseFacts: SAMPLE_FACTS, palaceOfPhoto, roomOfPhoto: brings ? {} : roomOfPhoto });
  if (brings) {
    putAwayPicture(texts);
    savePlan(before.plan?.sample);
  }
  if (before.photoIds.length > 0) return true;

  const nameOf = (room: DrawnRoom) => `${world.captionOf(room)}.png`;
  const files: Chosen[] = [];
  const begun = world.now();
  let living: Chosen | undefined;
  for (const room of SAMPLE_ROOMS) {
    const picture = await world.draw(room.drawn, nameOf(room.drawn), sampleShot(room, begun));
    if (picture) files.push(picture);
    if (room.drawn === 'living') living = picture;
  }
  if (!isShown()) return true;
  // A sample without some of its pictures is still a sample: no message.
  // The person's own, chosen while the rooms were drawn, are among the others.
  const others = new Set(get().photos.map(({ id }) => id));
  const adding = addFiles(files, () => undefined);
  const photoIds = get().photos.flatMap(({ id }) => (others.has(id) ? [] : id));
  // Saved at once, so that a tab closed half way still knows which photos are not the person's.
  written = formatSampleBefore({ ...before, photoIds });
  saveSample(written);
  await adding;
  for (const photo of get().photos) {
    if (!isShown()) return true;
    if (!photoIds.includes(photo.id)) continue;
    const room = SAMPLE_ROOMS.find(({ drawn }) => photo.name === nameOf(drawn));
    if (!room) continue;
    const { setPhotoFacts, captionPhoto, placePhoto, putPhotoInRoom } = get();
    await setPhotoFacts(photo.id, { room: room.kind });
    await captionPhoto(photo.id, world.captionOf(room.drawn));
    placePhoto(photo.id, room.palace);
    if (before.plan) putPhotoInRoom(photo.id, room.room);
  }
  const [first, second, last] = sampleRecords(world, begun);
  // The one that can fail by its picture comes last.
  for (const record of [first, last, { ...second, picture: living }]) {
    if (!isShown()) return true;
    await get().bringRecords([record]);
  }
  // Removed while the last one was written.
  if (isStill(get, info) && get().sample === undefined) await deleteAll(get, SAMPLE_RECORDS);
  return true;
}

/** The ids of the records that could not be deleted. */
async function deleteAll(
  get: () => Pick<SampleView<unknown>, 'deleteRecord'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const id of ids) if (!(await get().deleteRecord(id)).ok) kept.push(id);
  return kept;
}

const isStill = (get: () => Pick<SampleView<unknown>, 'info'>, person: UserInfo | undefined): boolean => {
  const { info } = get();
  return (info && personKey(info)) === (person && personKey(person));
};

/** The sample's floor plan, its rooms named; offline the sample has no plan. */
async function drawnPlan(language: 'zh' | 'en'): Promise<string | undefined> {
  try {
    const [{ templatePlan }, { writePlan }] = await Promise.all([
      import('@app/plan/templates'),
      import('@app/plan'),
    ]);
    return writePlan(samplePlan(templatePlan(SAMPLE_TEMPLATE, language)));
  } catch {
    return undefined;
  }
}

/** Removes the sample and restores the home behind it. */
export async function moveOutOfSample<Chosen>(
  get: () => SampleView<Chosen>,
  now: () => Millis,
): Promise<void> {
  const { sample, loadPhotos, saveInfo, saveSample, savePlan, setHome, removePhoto, texts } = get();
  const { home, plan, photoIds, recordIds = [], people } = parseSampleBefore(sample);
  await loadPhotos(() => undefined);
  const { info, photos, palaceOfPhoto, roomOfPhoto, plan: planNow } = get();
  const ownPhotos = photos.filter(({ id }) => !photoIds.includes(id)).length;
  const { [info ? personKey(info) : '']: person, ...others } = people;
  if (info) {
    const own = withoutSample(info, person?.info, ownPhotos, now());
    saveInfo(own);
  }
  const after = planAfterSample(plan, planNow);
  if (home) {
    const ownOf = <Value>(record: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(record).filter(([id]) => !photoIds.includes(id)));
    setHome({
      ...home,
      palaceOfPhoto: { ...home.palaceOfPhoto, ...ownOf(palaceOfPhoto) },
      // The rooms of photos belong to the plan they were chosen on.
      roomOfPhoto: after.plan === planNow ? ownOf(roomOfPhoto) : home.roomOfPhoto,
    });
  }
  for (const [key, text] of plan && after.plan === plan.own
    ? pictureAfterSample(plan.tracing, texts.read)
    : [])
    if (text === undefined) texts.remove(key);
    else texts.write(key, text);
  texts.remove(OWN_PICTURE_KEY);
  if (after.plan !== planNow) savePlan(after.plan, after.setAside);
  // Photos are removed one by one, which a closed tab can interrupt: until all are gone the sample is still known. So are
  // records.
  const keptRecords = isStill(get, info) ? await deleteAll(get, recordIds) : recordIds;
  const tried = new Set<string>();
  const keptPhotos: string[] = [];
  // Its rooms may still be drawn and read meanwhile: those that came are in what is saved by now.
  const next = () => [...photoIds, ...parseSampleBefore(get().sample).photoIds].find(id => !tried.has(id));
  for (let id = next(); id !== undefined && isStill(get, info); id = next()) {
    tried.add(id);
    if (await removePhoto(id)) keptPhotos.push(id);
  }
  // What is saved from here on would be another person's.
  if (!isStill(get, info)) return;
  // Other people who signed in meanwhile find their own home on return.
  const isOver = [Object.keys(others), keptPhotos, keptRecords].every(({ length }) => length === 0);
  saveSample(
    isOver
      ? undefined
      : formatSampleBefore({ home: undefined, photoIds: keptPhotos, recordIds: keptRecords, people: others }),
  );
}
