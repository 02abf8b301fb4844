import {
  formatSampleBefore,
  parseSampleBefore,
  personKey,
  planAfterSample,
  SAMPLE_FACTS,
  SAMPLE_ROOMS,
  SAMPLE_TEMPLATE,
  type SampleWords,
  samplePlan,
  withoutSample,
  withSample,
} from '@app/home';
import type { Language } from '@app/i18n';
import type { DrawnRoom } from '@app/scenes/sample';
import { drawRoom } from '@app/scenes/sample';
import type { Ports } from '../../adapters/ports';
import { type AppStore, selectInfo } from '../../store/store';

export interface SampleTexts extends SampleWords {
  /** Of the names of the plan's rooms. */
  readonly language: Language;
  /** On the seal of every drawn room. */
  readonly stamp: string;
  readonly captionOf: (room: DrawnRoom) => string;
}

/** Draws a room; tests hand in their own. */
export type Draw = (room: DrawnRoom, stamp: string) => Promise<Blob | undefined>;

/**
 * Puts the sample home in the place of the person's own, which is written down first. Its rooms go the way of every
 * photo. Asked for twice it stands there once. False when the own home could not be kept: then nothing has changed.
 */
export async function moveIn(
  store: AppStore,
  { clock }: Pick<Ports, 'clock'>,
  texts: SampleTexts,
  draw: Draw = drawRoom,
): Promise<boolean> {
  const { loadPhotos, keepSample, setHome, keepPlan, addFiles, keepInfo } = store.getState();
  const [drawn] = await Promise.all([drawnPlan(texts.language), loadPhotos()]);
  const { houseFacts, palaceOfPhoto, roomOfPhoto, sample, houseImages, plan } = store.getState();
  const info = selectInfo(store.getState());
  if (!info) return false;
  const earlier = parseSampleBefore(sample);
  const before = {
    home: earlier.home ?? { houseFacts, palaceOfPhoto, roomOfPhoto },
    plan: earlier.plan ?? (drawn === undefined ? undefined : { own: plan, sample: drawn }),
    photoIds: earlier.photoIds,
    people: { [personKey(info)]: { info, houseImages }, ...earlier.people },
  };
  if (!keepSample(formatSampleBefore(before))) return false;
  keepInfo(withSample(info, texts, clock.now()));
  const brings = !earlier.plan && before.plan !== undefined;
  // Rooms of the own plan come back with it.
  setHome({ houseFacts: SAMPLE_FACTS, palaceOfPhoto, roomOfPhoto: brings ? {} : roomOfPhoto });
  if (brings) keepPlan(before.plan?.sample);
  if (before.photoIds.length > 0) return true;

  const known = new Set(store.getState().photos.map(({ id }) => id));
  const files: File[] = [];
  for (const { drawn } of SAMPLE_ROOMS) {
    const picture = await draw(drawn, texts.stamp);
    if (picture) files.push(new File([picture], `${texts.captionOf(drawn)}.png`, { type: 'image/png' }));
  }
  // A sample without some of its pictures is still a sample: nothing to tell.
  const adding = addFiles(files, () => undefined);
  const added = () => store.getState().photos.filter(({ id }) => !known.has(id));
  // Written down at once: a tab closed half way must still know which photos are not the person's.
  keepSample(formatSampleBefore({ ...before, photoIds: added().map(({ id }) => id) }));
  await adding;
  for (const photo of added()) {
    const room = SAMPLE_ROOMS.find(({ drawn }) => photo.name === `${texts.captionOf(drawn)}.png`);
    if (!room) continue;
    const { tellPhoto, captionPhoto, placePhoto, putPhotoInRoom } = store.getState();
    await tellPhoto(photo.id, { room: room.drawn });
    await captionPhoto(photo.id, texts.captionOf(room.drawn));
    placePhoto(photo.id, room.palace);
    if (before.plan) putPhotoInRoom(photo.id, room.room);
  }
  return true;
}

/** The sample's floor plan, its rooms named; without a network the sample is one without a plan. */
async function drawnPlan(language: Language): Promise<string | undefined> {
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

/** Takes the sample away and brings back what it stood in for. */
export async function moveOut(store: AppStore, { clock }: Pick<Ports, 'clock'>): Promise<void> {
  const { sample, loadPhotos, keepInfo, keepSample, keepPlan, setHome, removePhoto } = store.getState();
  const { home, plan, photoIds, people } = parseSampleBefore(sample);
  await loadPhotos();
  const info = selectInfo(store.getState());
  const { photos, palaceOfPhoto, roomOfPhoto, plan: planNow } = store.getState();
  const ownPhotos = photos.filter(({ id }) => !photoIds.includes(id)).length;
  const { [info ? personKey(info) : '']: person, ...others } = people;
  if (info) {
    const own = withoutSample(info, person?.info, ownPhotos, clock.now());
    keepInfo(own);
  }
  const after = planAfterSample(plan, planNow);
  if (home) {
    const ownOf = <Value>(record: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(record).filter(([id]) => !photoIds.includes(id)));
    setHome({
      ...home,
      palaceOfPhoto: { ...home.palaceOfPhoto, ...ownOf(palaceOfPhoto) },
      // Rooms that were told belong to the plan they were told of.
      roomOfPhoto: after.plan === planNow ? ownOf(roomOfPhoto) : home.roomOfPhoto,
    });
  }
  if (after.plan !== planNow) keepPlan(after.plan, after.setAside);
  // Photos go one by one and can be cut off by a closed tab: until all are gone the sample is still known.
  for (const id of photoIds) await removePhoto(id);
  // Who else signed in while it stood finds their own home back when they come again.
  const isOver = Object.keys(others).length === 0;
  keepSample(isOver ? undefined : formatSampleBefore({ home: undefined, photoIds: [], people: others }));
}
