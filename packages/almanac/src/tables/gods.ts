import { DAY_GODS } from '../generated/gods';
import * as ids from '../generated/ids';
import type { God } from '../types';
import { type GodId, idAt, type SolarTermId } from '../vocabulary';
import { once, unpackIndexes } from './unpack';

/** The first 60 of the list are lucky, the other 91 harmful (vocabulary/god.txt). */
const LUCKY_GODS = 60;

const records = /* @__PURE__ */ once(() =>
  Array.from(
    { length: 152 },
    (_, index): God =>
      Object.freeze({ id: idAt(ids.god, index), luck: index < LUCKY_GODS ? 'lucky' : 'unlucky' }),
  ),
);

const cells = /* @__PURE__ */ once(() => DAY_GODS.split(' '));
const made = /* @__PURE__ */ once(() => new Array<readonly God[] | undefined>(720));

/** The god of the day before a term follows the seasons, not the pillars (data/corrections.json). */
const EVES: Readonly<Partial<Record<SolarTermId, GodId>>> = {
  'spring-equinox': 'four-farewells',
  'summer-solstice': 'four-farewells',
  'autumn-equinox': 'four-farewells',
  'winter-solstice': 'four-farewells',
  'start-of-spring': 'four-endings',
  'start-of-summer': 'four-endings',
  'start-of-autumn': 'four-endings',
  'start-of-winter': 'four-endings',
};

/** The gods of the day before this term, ending with that of the eve if the term has one. */
export function withEve(gods: readonly God[], term: SolarTermId): readonly God[] {
  const eve = EVES[term];
  return eve ? Object.freeze([...gods, ...records().filter(({ id }) => id === eve)]) : gods;
}

/** The gods in the table for a day, by the branch of the month pillar (0 = zi) and the day pillar (0 to 59). */
export function dayGods(branch: number, pillar: number): readonly God[] {
  const at = branch * 60 + pillar;
  const known = made()[at];
  if (known) return known;
  const gods = Object.freeze(unpackIndexes(cells()[at]!).map(index => records()[index]!));
  made()[at] = gods;
  return gods;
}
