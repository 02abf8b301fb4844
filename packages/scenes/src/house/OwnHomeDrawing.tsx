import { type Camera, createCamera } from '@app/building';
import type { Dress } from '@app/building/season';
import { useMemo } from 'react';
import { Marks } from '../ink/Marks';
import './ownHome.css';
import type { OwnHome } from '@app/building/plan';

export interface OwnHomeDrawingProps {
  readonly home: OwnHome;
  /** The season around it. */
  readonly dress: Dress;
  /** Of the ring the home stands in. */
  readonly camera: Camera;
  /** Bearing the camera takes for the front, degrees from true north. */
  readonly facing: number;
}

/** Letters on a floor, metres. */
const LETTERS = 0.44;

/** A person's own home on paper: the faces and lines of the model, with the names lying on the floors. */
export function OwnHomeDrawing({ home, dress, camera, facing }: OwnHomeDrawingProps) {
  const own = useMemo(
    () =>
      createCamera({
        azimuth: camera.azimuth + home.up + 180 - facing,
        elevation: camera.elevation,
        scale: camera.scale * home.scale,
        centre: camera.centre,
      }),
    [camera, home.up, home.scale, facing],
  );
  const marks = useMemo(() => home.draw(own, dress), [home, own, dress]);
  // Letters go along the walls, turned by quarters so that they are read from the reader's side.
  const quarter = Math.round(-own.azimuth / 90) * 90;
  return (
    <g className={home.byMoon ? 'ink-building own-home by-moon' : 'ink-building own-home'}>
      <Marks marks={marks} />
      {home.names.map(({ id, text, at: [x, y, z], room }) => {
        const [left, top] = own.project(x, y, z);
        const across = Math.abs(quarter % 180) === 90 ? room[1] : room[0];
        const size = Math.min(LETTERS, (across * 1.3) / Math.max(2, widthOf(text)));
        return (
          <text
            key={id}
            transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) ${flat(own)} rotate(${quarter})`}
            fontSize={(size * own.scale).toFixed(1)}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** Half-widths of letters: Han characters count two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1.05), 0);

/** The ground's own matrix, without its place. */
const flat = (camera: Camera): string =>
  createCamera({ azimuth: camera.azimuth, elevation: camera.elevation, scale: 1 }).groundMatrix(1);
