import type { Orbit } from '@app/building/orbit';
import { turned } from '@app/kernel';
import { kindOfFilm } from './filmKinds';
import { type PictureInput, paintSheet, sizeSheet } from './takePicture';

const SECONDS = 10;
const FRAMES_A_SECOND = 24;
/** The interval between parts of the encoding, and the longest wait for the first, ms. */
const SLICE = 250;
const PATIENCE = 5000;
/** A smaller file, in bytes, is a header without a picture. */
const EMPTY = 2048;
/** The picture rests before and after it turns, frames. */
const REST = 18;

/** The position of the eye at a frame: at rest, once around the house, at rest at its start. */
export function orbitAtFrame(orbit: Orbit, frame: number, frames: number): Orbit {
  const part = Math.min(Math.max((frame - REST) / (frames - 2 * REST), 0), 1);
  // Starts and stops slowly.
  return {
    ...orbit,
    bearing: turned(orbit.bearing + 360 * (part - Math.sin(2 * Math.PI * part) / (2 * Math.PI))),
  };
}

export interface Film {
  readonly blob: Blob;
  /** Of the file's name. */
  readonly extension: 'mp4' | 'webm';
}

/**
 * R558: the house once around, on its sheet with hills, season, caption and seal, as a film; undefined if the browser
 * cannot record one, or recorded nothing. The scene on the page turns along and returns to its previous state at the end.
 */
export async function takeFilm(input: PictureInput): Promise<Film | undefined> {
  const mimeType = kindOfFilm();
  const sheet = document.createElement('canvas');
  const pen = sizeSheet(sheet, input.caption.length, 1);
  if (!mimeType || !pen) return undefined;
  const frames = SECONDS * FRAMES_A_SECOND;
  const draw = (frame: number) => {
    const orbit = orbitAtFrame(input.orbit, frame, frames);
    input.stage.setOrbit(orbit);
    // Slips and cards are for a still: around a turning house they would jump.
    return paintSheet(pen, { ...input, cards: [], orbit, view: { ...input.view, overlay: false } }, 1);
  };
  if (!(await draw(0))) return undefined;
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(sheet.captureStream(FRAMES_A_SECOND), {
    mimeType,
    videoBitsPerSecond: 6_000_000,
  });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise(done => (recorder.onstop = done));
  try {
    recorder.start(SLICE);
    // A busy machine starts encoding late: frames drawn by then would be missing.
    const until = performance.now() + PATIENCE;
    while (parts.every(({ size }) => size === 0) && performance.now() < until) {
      if (!(await draw(0))) return undefined;
      await new Promise(next => setTimeout(next, SLICE));
    }
    const began = performance.now();
    // By the clock: a slow machine drops frames and the film keeps its length.
    for (let frame = 0; frame < frames; ) {
      if (!(await draw(frame))) return undefined;
      await new Promise(next => setTimeout(next, 1000 / FRAMES_A_SECOND));
      frame = Math.max(frame + 1, Math.floor(((performance.now() - began) / 1000) * FRAMES_A_SECOND));
    }
    await draw(frames);
    recorder.stop();
    await ended;
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    input.stage.setOrbit(input.orbit);
  }
  const blob = new Blob(parts, { type: mimeType.split(';')[0]! });
  if (blob.size < EMPTY) return undefined;
  return { blob, extension: mimeType.startsWith('video/mp4') ? 'mp4' : 'webm' };
}
