import type { BranchId } from '@app/almanac';
import { oppositeMountain } from '@app/fengshui';
import type { HomeFacing } from './facing';

/** The branch a home sits on (冲山), with which a day can clash, or why there is none. */
export type ClashSitting =
  | { readonly kind: 'branch'; readonly branch: BranchId }
  /** The home has not been measured. */
  | { readonly kind: 'unmeasured' }
  /** The measurement reaches more than one mountain. */
  | { readonly kind: 'open' }
  /** It sits on a stem or a trigram, which no day has as its branch. */
  | { readonly kind: 'no-branch' };

/** R274: the branch the home sits on, if its measurement decides it. */
export function clashSittingOf(home: HomeFacing): ClashSitting {
  const mayFace = home?.isMeasured === true && Array.isArray(home.mayFace) ? home.mayFace : [];
  const sitting = oppositeMountain(mayFace[0]!);
  if (!sitting) return { kind: 'unmeasured' };
  if (mayFace.length > 1) return { kind: 'open' };
  const { kind, id } = sitting;
  // Mountains that are branches have the ids of the branches.
  return kind === 'branch' ? { kind, branch: id as BranchId } : { kind: 'no-branch' };
}
