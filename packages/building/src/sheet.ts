import type { ScreenPoint } from './camera';
import { closedPath, openPath } from './path';

/** One path of a drawing; its look is in `ink.css` under the class. */
export interface Mark {
  readonly className: string;
  readonly d: string;
}

/** The paper of a drawing: later marks cover earlier ones. */
export interface Sheet {
  /** A closed shape. */
  fill(className: string, points: readonly ScreenPoint[]): void;
  /** An open line. Consecutive lines of one class become one path. */
  line(className: string, points: readonly ScreenPoint[]): void;
  /** Ready path data. */
  path(className: string, d: string): void;
  marks(): readonly Mark[];
}

export function createSheet(): Sheet {
  const marks: { className: string; d: string; joins: boolean }[] = [];
  const add = (className: string, d: string, joins: boolean) => {
    const last = marks.at(-1);
    if (joins && last?.joins && last.className === className) last.d += d;
    else marks.push({ className, d, joins });
  };
  return {
    fill: (className, points) => add(className, closedPath(points), false),
    line: (className, points) => add(className, openPath(points), true),
    path: (className, d) => add(className, d, false),
    marks: () => marks.map(({ className, d }) => ({ className, d })),
  };
}
