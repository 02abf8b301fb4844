import { ringPath } from '@app/plan/drawing';
import type { Patch } from '@app/plan/light';

/** The sun on the floors, over a `FloorPicture`. */
export const SunPatches = ({ patches }: { readonly patches: readonly Patch[] }) =>
  patches.map(({ ring }, i) => (
    // A window in the shade of a wing may have several.
    <path key={i} className="light-patch" d={ringPath(ring)} />
  ));
