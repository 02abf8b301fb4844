/** Formats browsers can record, the first available one is used; files of phones and of the web. */
const KINDS = ['video/mp4;codecs=avc1.640028', 'video/webm;codecs=vp9', 'video/webm'] as const;

/** The format of a film of a canvas here; undefined if there is none. */
export const kindOfFilm = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find(kind => MediaRecorder.isTypeSupported(kind));

/** Whether this browser can record a film of a canvas. */
export const canFilm = (): boolean => kindOfFilm() !== undefined;
