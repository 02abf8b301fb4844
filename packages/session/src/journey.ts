import type { Millis } from '@app/kernel';
import type { MessageCode } from '@app/validation';
import type { Destination } from './routes';
import { stampAfter } from './storage';
import type { Session, UserInfo } from './userInfo';

/** The result of pressing a button. */
export type Step =
  | { readonly kind: 'stay'; readonly message: Extract<MessageCode, 'photos/at-least-one'> }
  | {
      readonly kind: 'redirect';
      readonly to: '/login';
      readonly message: Extract<MessageCode, 'session/sign-in'>;
    }
  | {
      readonly kind: 'go';
      readonly to: Destination;
      /** User info to store; unchanged if nothing changed. */
      readonly info: UserInfo;
    };

/** R22 to R24: start-generate on the home screen. It asks for photos first, then for the login. */
export function decideStartGenerate(photoCount: number, session: Session, now: Millis): Step {
  if (!(photoCount >= 1)) return NO_PHOTO;
  if (session.kind === 'guest') return SIGN_IN_FIRST;
  const { info } = session;
  if (info.userType === 'deep') return { kind: 'go', to: '/deep-dream', info };
  return {
    kind: 'go',
    to: info.hasFilledProfile ? '/visualization' : '/user-info',

    info: markUploaded(info, now),
  };
}

/** R45, R46: continue on the photo screen. Deep users continue too; the next screen's guard redirects them. */
export function decideContinue(photoCount: number, session: Session, now: Millis): Step {
  if (!(photoCount >= 1)) return NO_PHOTO;
  if (session.kind === 'guest') return SIGN_IN_FIRST;
  const { info } = session;
  return { kind: 'go', to: '/user-info', info: markUploaded(info, now) };
}

const NO_PHOTO: Step = { kind: 'stay', message: 'photos/at-least-one' };
const SIGN_IN_FIRST: Step = { kind: 'redirect', to: '/login', message: 'session/sign-in' };

const markUploaded = (info: UserInfo, now: Millis): UserInfo => ({
  ...info,
  hasUploadedImages: true,
  savedAt: stampAfter(now, info.savedAt),
});
