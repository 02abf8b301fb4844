import { COURT, type Cover, DISC } from '@app/building/orbit';
import type { StageView } from './view';

/** The part covered by the house of a view; the storeys of one's own home may be lifted apart. */
export const coverOf = ({ home }: Pick<StageView, 'home'>): Cover =>
  home ? { reach: home.model.reach * home.scale + DISC, top: home.model.top * home.scale } : COURT;
