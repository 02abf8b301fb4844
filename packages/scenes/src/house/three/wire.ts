import type { Orbit, StageSize } from '@app/building/orbit';
import type { OwnHome } from '@app/building/plan';
import type { Looks, Palette } from '../palette';
import type { BuiltHome, HouseView, StageView } from '../view';

/** Words as pictures, since a worker does not have the page's fonts; of names, with the px each takes of its row. */
export type Lettering =
  | { readonly of: 'ring'; readonly picture: ImageBitmap }
  | { readonly of: 'names'; readonly picture: ImageBitmap; readonly widths: readonly number[] };

/** The fields that changed: the worker rebuilds only what depends on them. */
export interface ViewChanges extends Omit<Partial<StageView>, 'home'> {
  readonly home?: Partial<BuiltHome> | undefined;
}

/** From the page to the worker that draws the house. */
export type ToStage =
  | { readonly kind: 'open'; readonly canvas: OffscreenCanvas; readonly animate: boolean }
  | { readonly kind: 'view'; readonly changes: ViewChanges }
  | { readonly kind: 'orbit'; readonly orbit: Orbit }
  | { readonly kind: 'palette'; readonly palette: Palette; readonly looks: Looks }
  | { readonly kind: 'lettering'; readonly lettering: Lettering }
  | { readonly kind: 'size' | 'snapshot'; readonly size: StageSize; readonly pixelRatio: number };

/** A frame as it is on the canvas. */
export interface DrawnFrame {
  readonly orbit: Orbit;
  readonly size: StageSize;
  /** 0 = roofs on, 1 = off. */
  readonly roofLift: number;
  readonly stats: StageStats;
}

interface StageStats {
  /** Of the frame, its shadow map included. */
  readonly drawCalls: number;
  readonly triangles: number;
  /** Frames drawn since the start. */
  readonly frames: number;
}

/** From the worker to the page. */
export type FromStage =
  /** `views`: how many of them had come. */
  | { readonly kind: 'drawn'; readonly frame: DrawnFrame; readonly views: number }
  | { readonly kind: 'snapshot'; readonly picture: ImageBitmap }
  /** There is no WebGL, or no longer; or the engine could not be fetched. */
  | { readonly kind: 'lost' | 'unfetched' };

/** The changes from one view to the next: of the first, all of it. */
export function changesOf(before: HouseView | undefined, view: HouseView): ViewChanges {
  const changes = changed(before && fieldsOf(before), fieldsOf(view));
  const { home } = view;
  if (before && home === before.home) return changes;
  return { ...changes, home: home && changed(before?.home && builtOf(before.home), builtOf(home)) };
}

const fieldsOf = ({ photos: _photos, storeys: _storeys, home: _home, ...fields }: HouseView) => fields;

const builtOf = ({
  cameraFrom: _cameraFrom,
  draw: _draw,
  letters: _letters,
  threadSpot: _threadSpot,
  ...built
}: OwnHome): BuiltHome => built;

const changed = <Fields extends object>(before: Partial<Fields> | undefined, next: Fields): Partial<Fields> =>
  Object.fromEntries(
    // A field that is gone changes as well.
    Object.keys({ ...before, ...next })
      .map(name => [name, next[name as keyof Fields]] as const)
      .filter(([name, value]) => before?.[name as keyof Fields] !== value),
  ) as Partial<Fields>;

/** The view after the changes, of the same objects where nothing has changed. */
export function withChanges(before: StageView | undefined, changes: ViewChanges): StageView {
  const home = 'home' in changes ? changes.home && { ...before?.home, ...changes.home } : before?.home;
  return { ...before, ...changes, home } as StageView; // the first changes are a whole view
}
