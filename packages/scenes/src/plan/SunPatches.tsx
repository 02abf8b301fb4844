import { ringPath } from '@app/plan/drawing';
import type { Patch } from '@app/plan/light';

/** Where the sun lies on the floors, over a `FloorPicture`. */
export const SunPatches = ({ patches }: { readonly patches: readonly Patch[] }) =>
  patches.map(({ through, roomId, ring }) => (
    <path key={through.join() + roomId} className="light-patch" d={ringPath(ring)} />
  ));
