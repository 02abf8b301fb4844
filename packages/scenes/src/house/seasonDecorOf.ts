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
  season: look = NO_SEASON,
  home,
  named,
}: Partial<Pick<StageView, 'home' | 'named'>> & {
  readonly season?: SeasonLook | undefined;
}): SeasonDecor {
  // R1021: while a home is read its numbers are where its people would stand.
  const season = home && named ? { ...look, figures: [] } : look;
  const key = JSON.stringify([season, home?.stage.rooms]);
  const isSame = last?.home?.model === home?.model && last?.home?.stage.behind === home?.stage.behind;
  if (last?.key !== key || !isSame) {
    last = { key, home, dress: home ? decorateHome(home.stage, season) : decorateCourt(season) };
  }
  return last.dress;
}
