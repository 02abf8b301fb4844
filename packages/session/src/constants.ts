import type { Session } from './userInfo';

export const GUEST: Session = { kind: 'guest' };
/** R3: the cookie that holds user info. Its text is `encodeURIComponent(JSON)`. */
export const USER_INFO_COOKIE = { name: 'house_user_info', days: 365, path: '/' } as const;
/** R3: key of the copy in session storage. Its text is JSON. */
export const USER_INFO_KEY = 'userInfo';
/** R5: key in session storage of the number of selected photos. */
export const HOUSE_IMAGES_KEY = 'houseImages';
/** R462: key in session storage of the link waiting for a sign-in. Its text is JSON. */
export const LINK_KEY = 'link';
/** Key in local storage, shared by all tabs, of the last sign-out on this device. */
export const LOGGED_OUT_AT_KEY = 'loggedOutAt';
/** Key in local storage of the account id, which the cookie leaves out. Its text is JSON. */
export const SIGNED_IN_AS_KEY = 'signedInAs';
/** R681: key in local storage: `yes` if the home last shown to the signed-in person was the courtyard, `no` if it has a plan. */
export const COURTYARD_KEY = 'courtyard';
/** R38, R42: how long signing in takes (ms); no server is asked. */
export const SIGN_IN_DELAY_MS = 1000;
/** R61: how long the saved form stays before the app moves on (ms). */
export const SAVE_DELAY_MS = 1500;
