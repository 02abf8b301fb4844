import type { Millis } from '@app/kernel';
import type { Location, MessageCode } from '@app/validation';
import { cleanText, isNamed } from '@app/validation';
import { SAVE_DELAY_MS } from './constants';
import { findSelf, keepNamed, type Resident } from './residents';
import type { Destination } from './routes';
import { stampAfter } from './storage';
import type { Session, UserInfo } from './userInfo';

/** What a press of a button leads to. */
export type Step =
  | { readonly kind: 'stay'; readonly message: Extract<MessageCode, 'photos/at-least-one'> }
  | {
      readonly kind: 'redirect';
      readonly to: '/login';
      readonly message: Extract<MessageCode, 'session/sign-in' | 'session/sign-in-to-upload'>;
    }
  | {
      readonly kind: 'go';
      readonly to: Destination;
      /** R5: to be stored as `houseImages`. */
      readonly houseImages: number;
      /** User info to store; the same as before when nothing changed. */
      readonly info: UserInfo;
    };

export type UploadAttempt = { readonly kind: 'allow' } | Extract<Step, { readonly kind: 'redirect' }>;

/** R21: opening a card, dropping, selecting or pasting photos, and scanning all need a login. */
export const decideUpload = (session: Session): UploadAttempt =>
  session.kind === 'user'
    ? { kind: 'allow' }
    : { kind: 'redirect', to: '/login', message: 'session/sign-in-to-upload' };

/** R22 to R24: start-generate on the home screen. Photos are asked for first, then the login. */
export function decideStartGenerate(photoCount: number, session: Session, now: Millis): Step {
  if (!(photoCount >= 1)) return NO_PHOTO;
  if (session.kind === 'guest') return SIGN_IN_FIRST;
  const { info } = session;
  if (info.userType === 'deep') return { kind: 'go', to: '/deep-dream', houseImages: photoCount, info };
  return {
    kind: 'go',
    to: info.hasFilledProfile ? '/visualization' : '/user-info',
    houseImages: photoCount,
    info: markUploaded(info, now),
  };
}

/** R45, R46: continue on the photo screen. Deep users go on too; the next screen's guard sends them where they belong. */
export function decideContinue(photoCount: number, session: Session, now: Millis): Step {
  if (!(photoCount >= 1)) return NO_PHOTO;
  if (session.kind === 'guest') return SIGN_IN_FIRST;
  const { info } = session;
  return { kind: 'go', to: '/user-info', houseImages: photoCount, info: markUploaded(info, now) };
}

const NO_PHOTO: Step = { kind: 'stay', message: 'photos/at-least-one' };
const SIGN_IN_FIRST: Step = { kind: 'redirect', to: '/login', message: 'session/sign-in' };

const markUploaded = (info: UserInfo, now: Millis): UserInfo => ({
  ...info,
  hasUploadedImages: true,
  savedAt: stampAfter(now, info.savedAt),
});

export interface ProfileDraft {
  readonly location: Location;
  readonly locationName: string;
  readonly residents: readonly Resident[];
}

export interface SavedProfile {
  readonly info: UserInfo;
  /** R61. */
  readonly to: Destination;
  readonly delayMs: typeof SAVE_DELAY_MS;
  /** Residents not saved because they have no name: say so with `profile/unnamed-left-out` when above 0. */
  readonly leftOut: number;
}

/**
 * R60, R61: start-explore, for a draft that `checkUserInfo` passed. The account's own birth date, time and gender are
 * those of the resident who is the person themselves; the name stays the account's.
 */
export function saveProfile(info: UserInfo, draft: ProfileDraft, now: Millis): SavedProfile {
  const residents = keepNamed(draft.residents);
  const self = findSelf(residents);
  return {
    info: {
      ...info,
      location: draft.location,
      locationName: cleanText(draft.locationName),
      residents,
      birthDate: self?.birthDate ?? '',
      birthTime: self?.birthTime ?? '',
      gender: self?.gender ?? 'unspecified',
      hasFilledProfile: true,
      savedAt: stampAfter(now, info.savedAt),
    },
    to: info.userType === 'deep' ? '/deep-dream' : '/visualization',
    delayMs: SAVE_DELAY_MS,
    leftOut: draft.residents.filter(resident => !isNamed(resident)).length,
  };
}
