import { type Camera, closedPath } from '@app/building';
import { bearingOfDirection } from '@app/fengshui';
import { palaceCells } from '@app/home';
import { arrowRing } from './geometry/marks';
import type { PalaceLabel } from './PalaceLabels';
import { cellCorners, cellMiddle, palaceHeight } from './palaceGrid';
import type { HouseView } from './view';

export interface ArrowsSketchProps {
  readonly view: HouseView;
  readonly camera: Camera;
}

/** A resident's directions on the ground around the drawn house, whose gate is where its axes have south. */
export function ArrowsSketch({ view, camera }: ArrowsSketchProps) {
  return (
    <g className="marks-sketch">
      {view.arrows.map(({ direction, good }) => (
        <path
          key={direction}
          className={good ? 'is-good' : 'is-bad'}
          d={closedPath(
            arrowRing(bearingOfDirection(direction) + view.ringTurn - view.facing + 180).map(point =>
              camera.project(...point),
            ),
          )}
        />
      ))}
    </g>
  );
}

export interface PalacesSketchProps extends ArrowsSketchProps {
  readonly labels: readonly PalaceLabel[];
}

/** The palaces and their stars over the drawn house, as over the model. */
export function PalacesSketch({ view, camera, labels }: PalacesSketchProps) {
  const height = palaceHeight(view, 0);
  return (
    <g className="marks-sketch">
      {view.overlay &&
        palaceCells(view.facingPalace).map(cell => {
          const label = labels.find(({ palace }) => palace === cell.palace);
          const [left, top] = camera.project(...cellMiddle(cell, view), height);
          return (
            <g
              key={cell.palace}
              className={cell.palace === view.selected ? 'palace-cell is-selected' : 'palace-cell'}
              data-palace={cell.palace}
            >
              <path d={closedPath(cellCorners(cell, view).map(([x, y]) => camera.project(x, y, height)))} />
              {label && <Stars label={label} left={left} top={top} />}
            </g>
          );
        })}
    </g>
  );
}

function Stars({
  label,
  left,
  top,
}: {
  readonly label: PalaceLabel;
  readonly left: number;
  readonly top: number;
}) {
  const { name, natal, period, annual, monthly } = label;
  return (
    <g
      className="stars"
      style={{ translate: `${left.toFixed(1)}px ${top.toFixed(1)}px` }}
      textAnchor="middle"
    >
      <rect x={-31} y={natal ? -20 : -11} width={62} height={natal ? 40 : 22} rx={2} />
      <text y={natal ? -5 : 4}>
        {name} <tspan className="is-annual">{annual}</tspan> {monthly}
      </text>
      {natal && (
        <text className="is-natal" y={14}>
          {natal[0]} {period} {natal[1]}
        </text>
      )}
    </g>
  );
}
