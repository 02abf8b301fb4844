import type { Page } from '@playwright/test';

// Media only a browser can make. Each is made on its own page: a busy one would record too few frames.

/** A film of one second: a square that changes its colour, written by the browser's own recorder. */
export function makeFilm(page: Page): Promise<Buffer> {
  return onQuietPage(page, async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream(0);
    const [track] = stream.getVideoTracks();
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    const bytes = () => pieces.reduce((sum, { size }) => sum + size, 0);
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise(resolve => {
      recorder.onstop = resolve;
    });
    recorder.start(100);
    // Waits until frames have arrived in the file, however slow the machine.
    for (let frame = 0; frame < 20 || (bytes() < 500 && frame < 400); frame += 1) {
      if (context) context.fillStyle = frame % 2 ? '#b23a2b' : '#265c8c';
      context?.fillRect(0, 0, 64, 48);
      if (track && 'requestFrame' in track) (track as CanvasCaptureMediaStreamTrack).requestFrame();
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });
}

/** One key frame of AV1, 60 × 40 pixels, with its sequence header. */
export function makeAv1Frame(page: Page): Promise<Buffer> {
  return onQuietPage(page, async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#b23a2b';
    context?.fillRect(0, 0, 60, 40);
    const units: number[] = [];
    const encoder = new VideoEncoder({
      output(chunk) {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        units.push(...bytes);
      },
      error(reason) {
        throw reason;
      },
    });
    encoder.configure({ codec: 'av01.0.00M.08', width: 60, height: 40 });
    const frame = new VideoFrame(canvas, { timestamp: 0 });
    encoder.encode(frame, { keyFrame: true });
    frame.close();
    await encoder.flush();
    encoder.close();
    return units;
  });
}

async function onQuietPage(page: Page, make: () => Promise<number[]>): Promise<Buffer> {
  const quiet = await page.context().newPage();
  try {
    // A secure address of the app without the app itself, since encoders need a secure page.
    await quiet.route('**/quiet', route => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await quiet.goto('/quiet');
    return Buffer.from(await quiet.evaluate(make));
  } finally {
    await quiet.close();
  }
}
