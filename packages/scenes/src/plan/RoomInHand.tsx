import { isInnerWall } from '@app/home';
import type { Floor, Point } from '@app/plan';
import { useTranslation } from 'react-i18next';
import './paperTools.css';

export interface RoomInHandProps {
  readonly floor: Floor;
  /** The wall being drawn, from its first corner to the pointer. */
  readonly wall: readonly [Point, Point];
  /** Square metres between the walls drawn so far, in words; undefined before there are two. */
  readonly area: string | undefined;
}

/** R898: the facts of the wall in hand: its length, its thickness, and the area so far. */
export function RoomInHand({ floor, wall, area }: RoomInHandProps) {
  const { t } = useTranslation('visualization');
  const [[x1, y1], [x2, y2]] = wall;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return null;
  const facts = [
    [t('planTrace.wall.length'), t('planTrace.length', { length: (length / 1000).toFixed(2) })],
    [t('planTrace.wall.thickness'), t(`planTrace.wall.${isInnerWall(floor, wall) ? 'inner' : 'outer'}`)],
    [t('planTrace.paper.soFar'), area ?? '·'],
  ] as const;
  return (
    <dl className="room-in-hand">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ui-num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
