import { decorateCourt, decorateHome, type SeasonDecor, type SeasonLook } from '@app/building/season';
import type { StageView } from './view';

/** Of a day outside the almanac. */
const NO_SEASON: SeasonLook = {
  ...{ trees: 'leaf', vat: 'water', ground: 'plain', figures: [] },
  ...{ chrysanthemums: false, snow: false, lanterns: false, couplets: false },
};

let last: { readonly key: string; readonly home: StageView['home']; readonly dress: SeasonDecor } | undefined;

/** The season around the building of a view: the same object as long as nothing in it changes. */
export function seasonDecorOf({
  season = NO_SEASON,
  home,
}: {
  readonly season?: SeasonLook | undefined;
  readonly home?: StageView['home'];
}): SeasonDecor {
  const key = JSON.stringify([season, home?.stage.rooms]);
  const isSame = last?.home?.model === home?.model && last?.home?.stage.behind === home?.stage.behind;
  if (last?.key !== key || !isSame) {
    last = { key, home, dress: home ? decorateHome(home.stage, season) : decorateCourt(season) };
  }
  return last.dress;
}
