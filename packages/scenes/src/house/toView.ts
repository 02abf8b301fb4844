import type { OwnHome } from '@app/building/plan';
import type { HomeReading, Palace } from '@app/fengshui';
import type { HomeAtMoment, SceneSeason } from '@app/home';
import type { Arrow, HouseView, PlacedPhoto } from './view';

/** The options switched on in the scene. */
export interface SceneChoices {
  readonly roofLifted: boolean;
  readonly overlay: boolean;
  readonly selected: Palace | undefined;
  /** The person whose directions are drawn. */
  readonly residentId: string | undefined;
}

export const NOTHING_CHOSEN: SceneChoices = {
  roofLifted: false,
  overlay: false,
  selected: undefined,
  residentId: undefined,
};

/** The parts of the picture beyond the facts of the home. */
export interface Around {
  readonly own?: OwnHome | undefined;
  readonly season?: SceneSeason | undefined;
  readonly storeys?: HouseView['storeys'];
  readonly named?: HouseView['named'];
  readonly isComing?: boolean;
}

/** The home as the house scene shows it. */
export function toView(
  home: HomeAtMoment,
  choices: SceneChoices,
  photos: readonly PlacedPhoto[],
  { own, season, storeys, named, isComing }: Around = {},
): HouseView {
  return {
    facing: home.facing.true,
    ringTurn: home.facing.declination,
    facingPalace: home.facingPalace,
    sun: home.sky.sun,
    body: home.sky.body,
    path: home.sky.path,
    lit: home.sky.lampsOn,
    roofLifted: choices.roofLifted,
    overlay: choices.overlay,
    selected: choices.selected,
    arrows: arrowsOf(home.reading, choices.residentId),
    photos,
    season,
    storeys,
    named,
    home: own,
    isComing,
  };
}

const NO_ARROWS: readonly Arrow[] = [];

function arrowsOf(reading: HomeReading | undefined, residentId: string | undefined): readonly Arrow[] {
  const resident = reading?.residents.find(each => each.residentId === residentId);
  if (!reading || !resident) return NO_ARROWS;
  return reading.palaces.flatMap(({ palace, eightMansions }) => {
    const own = eightMansions.find(each => each.residentId === residentId);
    return palace === 'C' || !own ? [] : [{ direction: palace, good: own.good }];
  });
}
