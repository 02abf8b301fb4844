import type { ObjectUrls } from './objectUrls';

/** The browser needs the address until its download has begun; it gives no sign of that. */
const DOWNLOAD_BEGINS_MS = 10_000;

/** Saves a file where the browser keeps downloads. */
export function saveFile(objectUrls: ObjectUrls, file: File): void {
  const link = document.createElement('a');
  link.href = objectUrls.acquire(file);
  link.download = file.name;
  link.click();
  setTimeout(() => objectUrls.release(file), DOWNLOAD_BEGINS_MS);
}

/** Offers a file to other apps. `unable` where the browser cannot; then save it instead. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'dismissed' | 'unable'> {
  const data = { files: [file], title };
  if (!navigator.canShare?.(data)) return 'unable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unable';
  }
}
