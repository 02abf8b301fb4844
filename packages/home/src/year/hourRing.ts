import { type DoubleHour, idsOf, type Names } from '@app/almanac';
import { at, circle, line, type Point, polar, type Shape, tenth, word } from './drawing';

/** Half its width, and the radii of the parts, their contents and the numbers around them. */
export const HOUR_RING = Object.freeze({
  half: 180,
  outer: 155,
  inner: 77,
  name: 123,
  halfName: 138,
  mark: 87,
  number: 168,
  hub: 69,
} as const);

/** The position of an hour on the ring, degrees: noon at the top like the sun, midnight at the bottom. */
const angleOf = (hour: number): number => hour * 15 + 180;

type Part = Pick<DoubleHour, 'from' | 'to'>;

/**
 * The centre of a double hour's name on the ring, from its centre, in its units. Those of the two halves of the zi hour
 * are further out, where there is more room.
 *
 * @example hourSpot({ from: 11, to: 13 }) // { x: 0, y: -123 }
 */
export function hourSpot({ from, to }: Part): Point {
  const { name, halfName } = HOUR_RING;
  const { x, y } = polar(to - from === 1 ? halfName : name, angleOf((from + to) / 2));
  return { x: tenth(x), y: tenth(y) };
}

/**
 * R561: the double hours of a day as a ring, noon at the top: lucky ones are filled and have a dot, the others a dash. A
 * hand points at the current hour, `now` in hours from 0 to 24; without it the day is not today.
 *
 * @example hourRing(day.hours, 13.1)
 */
export function hourRing(
  hours: readonly Pick<DoubleHour, 'from' | 'to' | 'luck'>[],
  now?: number,
): readonly Shape[] {
  const { inner, number, mark, hub } = HOUR_RING;
  const runs = ({ from, to }: Part) => now !== undefined && now >= from && now < to;
  // The current part covers its neighbours' borders.
  const parts = [...hours].sort((one, other) => Number(runs(one)) - Number(runs(other)));
  return [
    ...parts.map(
      (part): Shape => ({
        kind: 'path',
        look: runs(part)
          ? part.luck === 'lucky'
            ? 'hour-lucky-now'
            : 'hour-now'
          : part.luck === 'lucky'
            ? 'hour-lucky'
            : 'hour-plain',
        d: sector(part),
      }),
    ),
    ...hours.map((part): Shape => {
      const middle = angleOf((part.from + part.to) / 2);
      const spot = polar(mark, middle);
      if (part.luck === 'lucky') return circle('hour-dot', 3.4, spot);
      const side = polar(5, middle + 90);
      return line(
        'line',
        { x: spot.x - side.x, y: spot.y - side.y },
        { x: spot.x + side.x, y: spot.y + side.y },
      );
    }),
    ...hours.map(({ from }) => word('hour-number', String(from), polar(number, angleOf(from)), { size: 14 })),
    circle('line-3', hub),
    ...(now === undefined
      ? []
      : [
          line('hand', polar(hub - 9, angleOf(now)), polar(inner - 1, angleOf(now))),
          circle('seal', 3.6, polar(hub, angleOf(now))),
        ]),
  ];
}

/**
 * A double hour's mark on the ring, by the custom of the language: Chinese the pillar, English the animal. With its name,
 * its clock hours and its activities, as text.
 *
 * @example hourWords(hour, en) // { mark: 'Horse', title: 'Horse', span: '11–13', good: 'Worship', bad: '' ... }
 */
export function hourWords(hour: DoubleHour, names: Names) {
  const animal = names.zodiac[idsOf('zodiac')[idsOf('doubleHour').indexOf(hour.id)]!]; // as many animals as hours
  const isChinese = names.language === 'zh';
  const deeds = (tone: 'yi' | 'ji') => hour[tone].map(id => names.activity[id]).join(isChinese ? '、' : ', ');
  return {
    mark: isChinese ? names.pillar[hour.pillar] : animal,
    title: isChinese ? names.doubleHour[hour.id] : animal,
    span: [hour.from, hour.to].map(each => String(each).padStart(2, '0')).join('–'),
    good: deeds('yi'),
    bad: deeds('ji'),
  };
}

function sector({ from, to }: Part): string {
  const { inner, outer } = HOUR_RING;
  const [one, other] = [angleOf(from), angleOf(to)];
  return (
    `M${at(polar(inner, one))}L${at(polar(outer, one))}A${outer} ${outer} 0 0 1 ${at(polar(outer, other))}` +
    `L${at(polar(inner, other))}A${inner} ${inner} 0 0 0 ${at(polar(inner, one))}Z`
  );
}
