import type { Camera } from '@app/building';
import type { SeasonDecor } from '@app/building/season';
import { useMemo } from 'react';
import { Marks } from '../ink/Marks';
import './ownHome.css';
import type { OwnHome } from '@app/building/plan';
import { levelUnderLabels } from './palaceGrid';
import { type HouseView, nameSize } from './view';

export interface OwnHomeDrawingProps {
  readonly view: HouseView;
  readonly home: OwnHome;
  /** The season around it. */
  readonly dress: SeasonDecor;
  /** Of the ring around the home. */
  readonly camera: Camera;
  /** CSS px of a px of the drawing. */
  readonly fit: number;
  /** Of the drawing, CSS px. */
  readonly width: number;
}

/** A person's own home on paper: the faces and lines of the model, with the names lying on the floors. */
export function OwnHomeDrawing({ view, home, dress, camera, fit, width }: OwnHomeDrawingProps) {
  const { facing, named } = view;
  const own = useMemo(() => home.cameraFrom(camera, facing), [home, camera, facing]);
  const [size, least] = nameSize(own.scale * fit);
  const marks = useMemo(() => home.draw(own, dress, named), [home, own, dress, named]);
  const letters = home
    .letters(own, size / fit, least)
    .filter(({ level }) => level !== levelUnderLabels(view, width));
  return (
    <g className={home.byMoon ? 'ink-building own-home by-moon' : 'ink-building own-home'}>
      <radialGradient id="lamp-pool" r="0.6">
        <stop className="lamp-heart" />
        <stop className="lamp-edge" offset="1" />
      </radialGradient>
      <Marks marks={marks} />
      {letters.map(({ id, lines, transform, fontSize }) => (
        <text key={id} transform={transform} fontSize={fontSize}>
          {lines.map((line, i) => (
            // Lines of one name may be the same word.
            <tspan key={`${i} ${line}`} x="0" y={`${(i - (lines.length - 1) / 2) * 1.1}em`}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
