import * as ids from '../generated/ids';
import { DAY_TABOOS, HOUR_TABOOS } from '../generated/taboos';
import { type ActivityId, idAt } from '../vocabulary';
import { once, unpackIndexes } from './unpack';

/** Favourable and unfavourable activities: the lists printed as 宜 and 忌. Either may be empty. */
interface YiJi {
  readonly yi: readonly ActivityId[];
  readonly ji: readonly ActivityId[];
}

const unpackCell = (cell: string): YiJi => {
  const [yi = '', ji = ''] = cell.split('!');
  return Object.freeze({ yi: activities(yi), ji: activities(ji) });
};

const activities = (text: string): readonly ActivityId[] =>
  Object.freeze(unpackIndexes(text).map(index => idAt(ids.activity, index)));

const lazyCells = (packed: string) => {
  const cells = /* @__PURE__ */ once(() => packed.split(' '));
  const made = /* @__PURE__ */ once(() => new Array<YiJi | undefined>(720));
  return (branch: number, pillar: number): YiJi => {
    const at = branch * 60 + pillar;
    const known = made()[at];
    if (known) return known;
    const cell = unpackCell(cells()[at]!);
    made()[at] = cell;
    return cell;
  };
};

/** Yi and ji of a day, by the branch of the month pillar (0 = zi) and the day pillar (0 to 59). */
export const dayYiJi = /* @__PURE__ */ lazyCells(DAY_TABOOS);
/** Yi and ji of a double hour, by its branch (0 = zi) and the day pillar (0 to 59). */
export const hourYiJi = /* @__PURE__ */ lazyCells(HOUR_TABOOS);
