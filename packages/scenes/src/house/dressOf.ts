import { type Dress, dressCourt, dressHome, type SeasonLook } from '@app/building/season';
import type { StageView } from './view';

/** Of a day outside the almanac. */
const NO_SEASON: SeasonLook = {
  ...{ trees: 'leaf', vat: 'water', ground: 'plain', figures: [] },
  ...{ chrysanthemums: false, snow: false, lanterns: false, couplets: false },
};

let last: { readonly key: string; readonly home: StageView['home']; readonly dress: Dress } | undefined;

/** The season around the building of a view: the same object as long as nothing in it changes. */
export function dressOf({
  season = NO_SEASON,
  home,
}: {
  readonly season?: SeasonLook | undefined;
  readonly home?: StageView['home'];
}): Dress {
  const key = JSON.stringify(season);
  const isSame = last?.home?.model === home?.model && last?.home?.stage.behind === home?.stage.behind;
  if (last?.key !== key || !isSame) {
    last = { key, home, dress: home ? dressHome(home.stage, season) : dressCourt(season) };
  }
  return last.dress;
}
