import type { Direction } from './compass';
import { frozen } from './frozen';

/** The eight directions as written inside a sentence. Apart from `compass.ts`: no first page needs the words. */
export const DIRECTION_NAMES: Readonly<Record<'zh' | 'en', Readonly<Record<Direction, string>>>> =
  /* @__PURE__ */ frozen({
    zh: { N: '北', NE: '东北', E: '东', SE: '东南', S: '南', SW: '西南', W: '西', NW: '西北' },
    en: {
      ...{ N: 'north', NE: 'northeast', E: 'east', SE: 'southeast' },
      ...{ S: 'south', SW: 'southwest', W: 'west', NW: 'northwest' },
    },
  });
