import type { Point as PlanPoint } from '@app/plan';
import type { InkFace, Point } from '../mesh/inkFace';
import { isFar } from './isFar';

/** Far outer walls of one direction: low when cut, or whole behind the rooms. */
export interface Rim {
  readonly outward: PlanPoint;
  readonly low: readonly InkFace[];
  readonly tall: readonly InkFace[];
}

/** What stands on a floor, and what is under and over it. */
export interface Standing {
  /** Height of the floor over the ground, metres. */
  readonly lift: number;
  readonly ground: readonly InkFace[];
  readonly body: readonly InkFace[];
  readonly rims: readonly Rim[];
  readonly roof: readonly InkFace[];
}

/** Everything on a floor as seen from one side. */
export const facesOnFloor = ({ body, rims }: Pick<Standing, 'body' | 'rims'>, [x, y]: Point) => [
  ...body,
  ...rims.flatMap(rim => (isFar(rim, [x, y]) ? rim.tall : rim.low)),
];
