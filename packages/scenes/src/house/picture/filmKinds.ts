/** What browsers write, the first that this one can is taken; files of phones and of the web. */
const KINDS = ['video/mp4;codecs=avc1.640028', 'video/webm;codecs=vp9', 'video/webm'] as const;

/** What a film of a canvas is written as here; undefined where none can be. */
export const kindOfFilm = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find(kind => MediaRecorder.isTypeSupported(kind));

/** Whether this browser can write a film of a canvas. */
export const canFilm = (): boolean => kindOfFilm() !== undefined;
