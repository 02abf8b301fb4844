import type { TextStore } from '@app/records';

/** R465: less movement than the device asks for is a choice; more than it asks for is none. */
export type MotionChoice = 'device' | 'reduced';

export const readMotion = (texts: TextStore): MotionChoice =>
  texts.read('motion') === 'reduced' ? 'reduced' : 'device';

/** Kept, and followed by what moves; `main.tsx` shows it at the start. */
export function chooseMotion(page: Window, texts: TextStore, choice: MotionChoice): void {
  if (choice === 'device') texts.remove('motion');
  else texts.write('motion', choice);
  page.document.documentElement.dataset['motion'] = choice;
  page.dispatchEvent(new Event('motion'));
}
