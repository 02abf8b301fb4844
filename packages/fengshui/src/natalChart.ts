import { frozen, NOTHING } from '@app/kernel';
import { type Flight, fly, STARS, type Star } from './flyingStars';
import { type Mountain, mountain, oppositeMountain } from './mountains';
import { FLIGHT, type Palace } from './palaces';
import type { Period } from './periods';

/** The position of the reigning star: every chart has one of four formations (格局). */
export const FORMATIONS = frozen(['prosperous', 'reversed', 'double-facing', 'double-sitting'] as const);
export type Formation = (typeof FORMATIONS)[number];

export interface NatalPalace {
  /** 山星: people and health. */
  readonly mountain: Star;
  /** 向星: money and movement. */
  readonly water: Star;
  /** 运星: the background. */
  readonly period: Star;
}

export interface NatalChart {
  readonly period: Period;
  readonly sitting: Mountain;
  readonly facing: Mountain;
  readonly palaces: Readonly<Record<Palace, NatalPalace>>;
  readonly formation: Formation;
}

/**
 * The natal chart (下卦) of a house by the school of Shen Zhureng (沈氏玄空): the period star flies forward from the centre;
 * the stars it puts in the sitting and facing palaces enter the centre and fly by the polarity of the mountain of the
 * same dragon in their own palace.
 */
export function natalChart(seat: Mountain, period: Period): NatalChart {
  const sitting = mountain(seat?.id);
  if (!sitting || !STARS.includes(period)) return NOTHING;
  const facing = oppositeMountain(sitting);
  const base = fly(period, 'forward');
  const mountains = plateOf(base[sitting.direction], sitting);
  const waters = plateOf(base[facing.direction], facing);
  const entries = FLIGHT.map(
    palace => [palace, { mountain: mountains[palace], water: waters[palace], period: base[palace] }] as const,
  );
  // FLIGHT names each palace once.
  const palaces = Object.fromEntries(entries) as Record<Palace, NatalPalace>;
  return { period, sitting, facing, palaces, formation: formationOf(palaces, sitting, facing, period) };
}

const plateOf = (centre: Star, mountain: Mountain) => fly(centre, flightOf(centre, mountain));

/**
 * Odd stars belong to the four cardinal palaces, where the earth dragon is yang and the other two are yin; even stars to
 * the corners, where it is the other way round. 5 has no palace and takes the mountain's own polarity.
 */
function flightOf(star: Star, { dragon, polarity }: Mountain): Flight {
  if (star === 5) return polarity === 'yang' ? 'forward' : 'backward';
  const isOdd = star % 2 === 1;
  return isOdd === (dragon === 'earth') ? 'forward' : 'backward';
}

function formationOf(
  palaces: NatalChart['palaces'],
  sitting: Mountain,
  facing: Mountain,
  period: Period,
): Formation {
  const mountainAtSitting = palaces[sitting.direction].mountain === period;
  const waterAtFacing = palaces[facing.direction].water === period;
  if (mountainAtSitting) return waterAtFacing ? 'prosperous' : 'double-sitting';
  return waterAtFacing ? 'double-facing' : 'reversed';
}
