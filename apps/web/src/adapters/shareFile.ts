/** Offers a file to other apps. `unable` if the browser cannot. */
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
