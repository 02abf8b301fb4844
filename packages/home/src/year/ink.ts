import { frozen } from '@app/kernel';
import type { Look } from './drawing';

/** The paint of a look: colours are names of CSS variables or of the picture itself. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

const line = (stroke: string, width: number): Ink => ({ fill: 'none', stroke, width });
const letters = (fill: string): Ink => ({ fill });

/** The ground of a season: marks on it keep their contrast. */
const tint = (colour: string): Ink => ({ fill: `color-mix(in srgb, var(${colour}) 17%, transparent)` });

const LUCKY = 'color-mix(in srgb, var(--wood) 20%, transparent)';

/** The inks of a year: on a wall they are black, cinnabar and gilt. */
export const INKS: Readonly<Record<Look, Ink>> = frozen({
  line: line('var(--ink)', 1.3),
  'line-2': line('var(--ink-2)', 0.8),
  'line-3': line('var(--ink-3)', 0.6),
  gilt: line('var(--gilt)', 1),
  'road-yellow': { fill: 'var(--gilt)', stroke: 'var(--ink-2)', width: 0.8 },
  analemma: line('var(--cinnabar)', 1.6),
  hand: line('var(--cinnabar)', 2),
  night: { fill: '#39434f' },
  day: { fill: '#f1dda6' },
  hour: { ...line('#7a5b16', 0.5), dash: '2 4' },
  // Its edge covers the line of noon behind it.
  'hour-word': { fill: '#5b4a1e', stroke: '#f1dda6', width: 6 },
  'hour-lucky': { fill: LUCKY, stroke: 'var(--line-strong)', width: 0.8 },
  'hour-lucky-now': { fill: LUCKY, stroke: 'var(--cinnabar)', width: 2.2 },
  'hour-plain': line('var(--line-strong)', 0.8),
  'hour-now': line('var(--cinnabar)', 2.2),
  'hour-dot': { fill: 'var(--wood)' },
  'hour-number': letters('var(--text-2)'),
  'full-moon': { fill: '#fffdf6', stroke: 'var(--ink-2)', width: 1 },
  'new-moon': { fill: '#23262a', stroke: 'var(--ink-2)', width: 0.8 },
  quarter: { fill: 'var(--ink-2)' },
  seal: { fill: 'var(--seal)' },
  'seal-line': line('var(--on-seal)', 0.8),
  'seal-name': letters('var(--on-seal)'),
  'cell-centre': {
    fill: 'color-mix(in srgb, var(--gilt) 9%, transparent)',
    stroke: 'var(--ink-3)',
    width: 0.6,
  },
  month: letters('var(--text)'),
  'month-number': letters('var(--text)'),
  term: letters('var(--text)'),
  'term-turn': letters('var(--cinnabar)'),
  'term-season': letters('var(--wood)'),
  mountain: letters('var(--text-2)'),
  festival: letters('var(--text)'),
  'festival-line': line('var(--ink-2)', 0.8),
  star: letters('var(--text)'),
  'star-five': letters('var(--cinnabar)'),
  title: letters('var(--text)'),
  head: letters('var(--text)'),
  note: letters('var(--text-2)'),
  date: letters('var(--text)'),
  'date-off': letters('var(--cinnabar)'),
  fine: letters('var(--text-3)'),
  'fine-even': letters('var(--text-3)'),
  'fine-term': letters('var(--cinnabar)'),
  'fine-first': letters('var(--text)'),
  spring: tint('--wood'),
  summer: tint('--fire'),
  autumn: tint('--gilt'),
  winter: tint('--water'),
});
