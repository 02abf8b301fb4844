import { bearingOfDirection, type Mountain, type Palace, type Star } from '@app/fengshui';
import { DIRECTIONS, type Direction, directionAt, HALF_SECTOR } from '@app/kernel';
import { at, circle, line, polar, type Shape, word } from './drawing';
import type { YearOfHome } from './yearOf';

/** A side's places in a year besides its star. */
export type SideMark = 'tai-sui' | 'sui-po' | 'three-killings' | 'five-yellow';

/** A side of the house in a year. */
export interface SideOfYear {
  readonly palace: Palace;
  readonly star: Star;
  readonly marks: readonly SideMark[];
}

/** R497: the eight sides from north, clockwise, and the centre: each one's star and further places of the year. */
export function sidesOfYear({ stars, places }: Pick<YearOfHome, 'stars' | 'places'>): readonly SideOfYear[] {
  const sideOf = (mountain: Mountain) => directionAt(mountain.centre);
  return [...DIRECTIONS, 'C' as const].map(palace => {
    const marks: readonly (readonly [SideMark, boolean])[] = [
      ['tai-sui', sideOf(places.taiSui) === palace],
      ['sui-po', sideOf(places.suiPo) === palace],
      ['three-killings', places.threeKillings.direction === palace],
      ['five-yellow', places.fiveYellow === palace],
    ];
    return { palace, star: stars[palace], marks: marks.flatMap(([mark, is]) => (is ? [mark] : [])) };
  });
}

/** The words of the dial, in the reader's language. */
export interface DialWords {
  star(star: number): string;
  side(palace: Palace): string;
  mark(mark: SideMark): string;
}

/** Half its width and height; the sign of a star is in its sector, the side outside the rim. */
export const DIAL = Object.freeze({
  x: 250,
  y: 216,
  rim: 170,
  middle: 52,
  star: 100,
  mark: 138,
  side: 188,
} as const);

/** The name of a side is moved off the rim. */
const anchorOf = (turn: number) => {
  const { x } = polar(1, turn);
  return Math.abs(x) < 0.1 ? 'middle' : x < 0 ? 'end' : 'start';
};

/** R497: the stars of a year as a compass dial around the origin, south at the top as on a luopan. */
export function starDial(year: Pick<YearOfHome, 'stars' | 'places'>, words: DialWords): readonly Shape[] {
  const angle = (bearing: number) => bearing + 180;
  const sides = sidesOfYear(year);
  const sector = (palace: Palace) => {
    const middle = angle(bearingOfDirection(palace as Direction));
    const arc = (r: number, turns: readonly number[]) => turns.map(turn => at(polar(r, middle + turn)));
    const turns = Array.from({ length: 16 }, (_, i) => -HALF_SECTOR + i * 3);
    return `M${[...arc(DIAL.rim, turns), ...arc(DIAL.middle, turns.toReversed())].join('L')}Z`;
  };
  return [
    ...sides.flatMap(({ palace, marks }): readonly Shape[] =>
      palace !== 'C' && marks.length > 0 ? [{ kind: 'path', look: 'cell-centre', d: sector(palace) }] : [],
    ),
    circle('line', DIAL.rim),
    circle('line-2', DIAL.middle),
    ...DIRECTIONS.map(direction => {
      const border = bearingOfDirection(direction) + HALF_SECTOR;
      return line('line-3', polar(DIAL.middle, border), polar(DIAL.rim, border));
    }),
    ...sides.flatMap(({ palace, star, marks }): readonly Shape[] => {
      const look = star === 5 ? 'star-five' : 'star';
      if (palace === 'C') return [word(look, words.star(star), { x: 0, y: 0 }, { size: 34 })];
      const turn = angle(bearingOfDirection(palace));
      const shown = marks.filter(mark => mark !== 'five-yellow');
      const spot = polar(DIAL.mark, turn);
      return [
        word(look, words.star(star), polar(DIAL.star, turn), { size: 30 }),
        word('head', words.side(palace), polar(DIAL.side, turn), { size: 16, anchor: anchorOf(turn) }),
        ...shown.map((mark, i) =>
          word(
            'fine-term',
            words.mark(mark),
            { x: spot.x, y: spot.y + (i - (shown.length - 1) / 2) * 21 },
            { size: 16 },
          ),
        ),
      ];
    }),
  ];
}
