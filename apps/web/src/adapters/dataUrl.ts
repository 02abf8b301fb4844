/** A picture as text, for storage that only holds text. */
export const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string); // readAsDataURL gives text
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The inverse. The text is our own, written by the function above. */
export function fromDataUrl(text: string): Blob {
  const [head = '', data = ''] = text.split(',');
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
}
