import { type Box, seenAt } from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { labelsApart, palaceCells } from '@app/home';
import type { Ref } from 'react';
import { TurnedPhoto } from '../TurnedPhoto';
import { cellMiddle } from './palaceGrid';
import type { HouseStage } from './stage/openStage';
import type { HouseView, PlacedPhoto } from './view';

/** The content of a palace in the overlay; the table of palaces has the same. */
export interface PalaceLabel {
  readonly palace: Palace;
  /** Short: it must leave the house visible. */
  readonly name: string;
  /** Mountain and water star; absent until facing and year of completion are known. */
  readonly natal?: readonly [mountain: number, water: number] | undefined;
  readonly period?: number | undefined;
  readonly annual: number;
  readonly monthly: number;
  readonly selected: boolean;
  /** The person's photo of the room there. */
  readonly photo?: PlacedPhoto | undefined;
}

export interface PalaceLabelsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly labels: readonly PalaceLabel[];
  readonly shown: boolean;
}

/**
 * The stars of the nine palaces, floating over the plan; the stage handles taps on them. Keyboards and screen readers
 * have the table, so it is hidden from them.
 */
export function PalaceLabels({ ref, labels, shown }: PalaceLabelsProps) {
  return (
    <div ref={ref} className="palace-labels" hidden={!shown} aria-hidden="true">
      {labels.map(({ palace, name, natal, period, annual, monthly, selected, photo }) => (
        <div key={palace} className="palace-label" data-palace={palace} data-selected={selected}>
          {photo && (
            <TurnedPhoto className="palace-label__photo" url={photo.url} turns={photo.turns} alt="" />
          )}
          <span className="palace-label__name">{name}</span>
          <span className="palace-label__flying">
            <b>{annual}</b>
            {monthly}
          </span>
          {natal && (
            <span className="palace-label__natal">
              {natal[0]}
              <i>{period}</i>
              {natal[1]}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/**
 * px per metre at which labels have their own size; they grow with a larger house up to this. Smaller ones would be
 * unreadable.
 */
const LABEL_SCALE = { at: 24, min: 1, max: 1.3 } as const;

/** Moves the labels to their palaces and returns the places they take; called after every frame, outside of React. */
export function placeLabels(
  layer: HTMLElement | null,
  stage: Pick<HouseStage, 'lens' | 'overPalaces'>,
  view: Pick<HouseView, 'facing' | 'home' | 'facingPalace'>,
): readonly Box[] {
  if (!layer || layer.hidden) return [];
  const { at, min, max } = LABEL_SCALE;
  const lens = stage.lens();
  const scale = Math.min(Math.max(lens.scale / at, min), max);
  const placed = palaceCells(view.facingPalace).flatMap(cell => {
    const label = layer.querySelector<HTMLElement>(`[data-palace="${cell.palace}"]`);
    if (!label) return [];
    const [x, y] = seenAt(lens, stage.overPalaces(...cellMiddle(cell, view)));
    const { offsetWidth, offsetHeight } = label;
    return [{ label, x, y, width: offsetWidth * scale, height: offsetHeight * scale }];
  });
  // After the sizes were read: a write between them would lay the page out once more in every frame.
  layer.style.setProperty('--label-scale', scale.toFixed(3));
  return labelsApart(placed).map(({ label, x, y, width, height }) => {
    label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(var(--label-scale))`;
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  });
}

/** The photo in the label of a palace, once it is loaded. */
export function photoOfLabel(layer: HTMLElement | null, palace: Palace): HTMLImageElement | undefined {
  const image = layer?.querySelector<HTMLImageElement>(`[data-palace="${palace}"] img`);
  return image && image.naturalWidth > 0 ? image : undefined;
}
