import { assertNever } from '@app/kernel';
import type { MessageCode } from '@app/validation';
import type { Destination, Route } from './routes';
import type { Session } from './userInfo';

/** Whether a route may be entered. The message is shown first, then the address is replaced, so that back does not loop. */
export type Entry =
  | {
      readonly kind: 'allow';
      /** A quiet hint on the page. */
      readonly notice?: Extract<MessageCode, 'profile/incomplete'>;
    }
  | {
      readonly kind: 'redirect';
      readonly to: Destination;
      /** A toast. None if the person simply belongs elsewhere. */
      readonly message?: EntryMessage;
      /** A banner on the page they are sent to. */
      readonly banner?: Extract<MessageCode, 'session/dream-forbidden'>;
    };

export type EntryMessage = Extract<
  MessageCode,
  | 'session/sign-in'
  | 'session/deep-skips-profile'
  | 'session/deep-belongs-in-dream'
  | 'session/dream-needs-deep'
>;

const ALLOW: Entry = { kind: 'allow' };

/** R152: first load, navigation, back and forward, and reload all get the same answer. */
export function decideEntry(route: Route, session: Session): Entry {
  switch (route) {
    case '/':
    case '/create':
    case '*':
      return ALLOW;
    case '/login':
      return session.kind === 'guest' ? ALLOW : { kind: 'redirect', to: '/' };
    case '/user-info':
      return enterUserInfo(session);
    case '/visualization':
      return enterVisualization(session);
    case '/deep-dream':
      return enterDeepDream(session);
    default:
      return assertNever(route);
  }
}

/** R47, R48. */
function enterUserInfo(session: Session): Entry {
  if (session.kind === 'guest') return { kind: 'redirect', to: '/', message: 'session/sign-in' };
  if (session.info.userType === 'normal') return ALLOW;
  return { kind: 'redirect', to: '/deep-dream', message: 'session/deep-skips-profile' };
}

/** R62, R63. */
function enterVisualization(session: Session): Entry {
  if (session.kind === 'guest') return { kind: 'redirect', to: '/', message: 'session/sign-in' };
  if (session.info.userType === 'deep') {
    return { kind: 'redirect', to: '/deep-dream', message: 'session/deep-belongs-in-dream' };
  }
  return session.info.hasFilledProfile ? ALLOW : { kind: 'allow', notice: 'profile/incomplete' };
}

/** R126, R127: the banner is for people who are signed in but lack the right. */
function enterDeepDream(session: Session): Entry {
  if (session.kind === 'guest') return { kind: 'redirect', to: '/', message: 'session/dream-needs-deep' };
  if (session.info.userType === 'deep') return ALLOW;
  return {
    kind: 'redirect',
    to: '/',
    message: 'session/dream-needs-deep',
    banner: 'session/dream-forbidden',
  };
}

export type UploadAttempt =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect';
      readonly to: '/login';
      readonly message: Extract<MessageCode, 'session/sign-in-to-upload'>;
    };

/** R21: opening a card, dropping, selecting or pasting photos, and scanning all need a login. */
export const decideUpload = (session: Session): UploadAttempt =>
  session.kind === 'user'
    ? { kind: 'allow' }
    : { kind: 'redirect', to: '/login', message: 'session/sign-in-to-upload' };
