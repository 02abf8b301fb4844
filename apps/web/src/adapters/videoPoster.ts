/** Seconds into the film: many begin with a black frame. */
const MOMENT = 0.1;
/** Longest side of a poster, pixels. */
const MAX_SIDE = 640;
const TIMEOUT_MS = 8000;

const posters = new WeakMap<Blob, Promise<Blob | undefined>>();

/** Made once for each film, however often it scrolls into view. */
export function posterOf(film: Blob, url: string): Promise<Blob | undefined> {
  const known = posters.get(film);
  if (known) return known;
  const drawing = videoPoster(url);
  posters.set(film, drawing);
  // Scrolled away too early: the address was released before the frame was ready. The next look tries again.
  void drawing.then(drawn => drawn ?? posters.delete(film));
  return drawing;
}

/** An early frame of the film as a picture; undefined if the browser cannot play it. It never plays aloud. */
export async function videoPoster(url: string): Promise<Blob | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    video.src = url;
    await heard(video, 'loadeddata');
    if (video.videoWidth === 0) return undefined;
    video.currentTime = Math.min(MOMENT, video.duration / 2 || 0);
    await heard(video, 'seeked');
    return await draw(video);
  } catch {
    return undefined;
  } finally {
    // A hundred idle decoders would exhaust a phone.
    video.removeAttribute('src');
    video.load();
  }
}

function draw(video: HTMLVideoElement): Promise<Blob | undefined> {
  const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/jpeg', 0.8));
}

const heard = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('no film'))),
      { once: true },
    );
  });
