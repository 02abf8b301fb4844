import type { Person } from '@app/records';
import {
  GUEST,
  logIn,
  logOut,
  type Route,
  register,
  restoreProfile,
  type SetAside,
  type SignedIn,
  type SignedOut,
  toEmailKey,
  toPersonKey,
  type UserInfo,
} from '@app/session';
import type { LoginForm, RegisterForm } from '@app/validation';
import type { Ports } from '../adapters/ports';
import type { FirstState } from './firstStore';
import type { HomeSlice } from './homeSlice';
import type { PhotosSlice } from './photosSlice';
import type { RecordsSlice } from './recordsSlice';
import type { Slice } from './slice';
import type { StorageSlice } from './storageSlice';

/** The data of the signed-in account. */
type OfTheAccount = Pick<PhotosSlice, 'changePhotoOwner' | 'putAwayPhotos'> &
  Pick<RecordsSlice, 'putAwayRecords'> &
  Pick<HomeSlice, 'rereadHome'> &
  Pick<StorageSlice, 'endWriters'> &
  Pick<FirstState, 'pressedCard'>;

export interface SessionSlice extends Pick<FirstState, 'session'> {
  /** True if entries will not outlive the tab: no store kept them. */
  readonly unsaved: boolean;
  /** Loads the account's data of a person signed in at the start, before the first screen is rendered. */
  readonly openAccount: () => Promise<void>;
  readonly logIn: (form: LoginForm) => Promise<SignedIn>;
  readonly register: (form: RegisterForm) => Promise<SignedIn>;
  readonly logOut: (from: Route) => SignedOut;
  readonly saveInfo: (info: UserInfo) => void;
  /** After an import: the imported profile replaces an empty one. True if it did. */
  readonly restoreProfile: () => Promise<boolean>;
  /** Reads the stores again, after another tab wrote them at `since`. True if somebody else, or nobody, is signed in now. */
  readonly rereadSession: (since?: number) => Promise<boolean>;
  /** Whether the stored user info vanished without a sign-out, as when cookies were cleared; then the session ends. */
  readonly noticeLoss: () => boolean;
  /**
   * A5: a sign-out in another tab at `at`, which ends the session here, too. True if there was one. A person who
   * signed in after that stays.
   */
  readonly signedOutElsewhere: (at?: number) => boolean;
}

export const createSessionSlice =
  ({ clock, accounts, notifier, profiles, tabs, textStore }: Ports): Slice<SessionSlice, OfTheAccount> =>
  (set, get) => {
    const restored = profiles.restore();
    /** An unreadable cookie belongs to the next person to sign in. */
    let unread: readonly SetAside[] = restored.setAside;
    const saveUnread = () => {
      if (unread.length > 0) profiles.setAside(unread, clock.now());
      unread = [];
    };
    if (restored.session.kind === 'user') saveUnread();
    /** Counts the sign-outs reported to this tab. */
    let heard = 0;

    const keep = (info: UserInfo) => {
      const saved = profiles.save(info);
      set({ session: { kind: 'user', info }, unsaved: !saved.cookie && !saved.tab });
    };
    /** R624: counts arrivals and departures. */
    let turn = 0;
    /**
     * R200: from now on this person's data is current. A guest's choices of this visit come along. False if somebody
     * else arrived, or they left, before all of it was loaded.
     */
    const arrive = async (person: Person): Promise<boolean> => {
      turn += 1;
      const mine = turn;
      await accounts.enter(person);
      if (turn !== mine) return false;
      profiles.claimTab();
      await textStore.enter(accounts.current());
      if (turn !== mine) return false;
      saveUnread();
      get().changePhotoOwner();
      get().putAwayRecords();
      get().rereadHome();
      return true;
    };
    /** A sign-in by hand comes before a person this tab found by itself meanwhile. */
    const arriveByHand = async (person: Person) => {
      while (!(await arrive(person)));
    };
    /** R201: clears everybody's data at once. */
    const depart = () => {
      turn += 1;
      get().endWriters();
      accounts.leave();
      textStore.leave();
      set({ session: GUEST });
      // Notices describe the person's actions, and offer to undo them.
      notifier.forget();
      get().putAwayPhotos();
      get().putAwayRecords();
      get().rereadHome();
    };
    /** Combines the person's info with what only their account stores. */
    const show = async (info: UserInfo) => {
      const complete = await profiles.complete(info);
      profiles.keep(complete);
      const { session } = get();
      // Another object would render every screen again, and a tab checks with each focus.
      const isShown = session.kind === 'user' && JSON.stringify(session.info) === JSON.stringify(complete);
      if (!isShown) set({ session: { kind: 'user', info: complete } });
    };
    const enter = async (signedIn: SignedIn): Promise<SignedIn> => {
      keep(signedIn.info);
      set({ pressedCard: undefined });
      // The account's profile shows another tab whose cookie it sees.
      await profiles.settled();
      tabs.tell({ kind: 'signed-in', at: signedIn.info.savedAt });
      return signedIn;
    };
    const byEmail = (email: string): Person => ({ key: toEmailKey(email), hasEmail: true, savedAt: 0 });

    return {
      session: restored.session,
      unsaved: false,
      async openAccount() {
        const { session } = get();
        if (session.kind === 'guest') {
          profiles.claimTab();
          return accounts.prepare();
        }
        await arrive(toPerson(session.info, restored.account));
        await show(session.info);
      },
      async logIn(form) {
        const { session, pressedCard: card } = get();
        if (session.kind === 'user') depart();
        await arriveByHand(byEmail(form.email));
        const vaulted = await profiles.vaulted();
        const times = { now: clock.now(), loggedOutAt: profiles.loggedOutAt() };
        return enter(logIn(form, { ...times, card, session, vaulted }));
      },
      async register(form) {
        const { session, pressedCard: card } = get();
        if (session.kind === 'user') depart();
        await arriveByHand(byEmail(form.email));
        return enter(register(form, { now: clock.now(), loggedOutAt: profiles.loggedOutAt(), card }));
      },
      logOut: from => {
        const signedOut = logOut(get().session, from, clock.now());
        profiles.clear(signedOut);
        depart();
        tabs.tell({ kind: 'signed-out', at: signedOut.loggedOutAt });
        return signedOut;
      },
      saveInfo: keep,
      async restoreProfile() {
        const { session } = get();
        if (session.kind === 'guest') return false;
        const taken = restoreProfile(session.info, await profiles.vaulted(), clock.now());
        if (!taken) return false;
        keep(taken);
        await profiles.settled();
        tabs.tell({ kind: 'signed-in', at: taken.savedAt });
        return true;
      },
      async rereadSession(since) {
        const heardBefore = heard;
        if (since !== undefined) await profiles.reached(since);
        const { session: before } = get();
        const { session, account } = profiles.restore();
        if (session.kind === 'guest') return get().noticeLoss();
        const person = toPerson(session.info, account);
        const isHere = before.kind === 'user' && (await accounts.find(person)) === accounts.id;
        if (!isHere) {
          // Another person's copies, and the key of their chat service, would be taken for this one's.
          if (before.kind === 'user' && accounts.id !== undefined) {
            profiles.clearTab();
            depart();
          }
          // Arrivals and departures in between report themselves.
          if (!(await arrive(person))) return false;
        } else if (session.info.savedAt > 0 && session.info.savedAt === before.info.savedAt) return false;
        await show(session.info);
        // They may have signed out again before everything was loaded.
        if (heard !== heardBefore) depart();
        else if (!get().noticeLoss()) return !isHere || before.info.userType !== selectUserType(get());
        return true;
      },
      noticeLoss: () => {
        if (get().session.kind === 'guest' || profiles.restore().session.kind === 'user') return false;
        profiles.clearTab();
        depart();
        return true;
      },
      signedOutElsewhere: (at = Number.POSITIVE_INFINITY) => {
        heard += 1;
        const { session } = profiles.restore();
        if (get().session.kind === 'guest' || (session.kind === 'user' && session.info.savedAt > at))
          return false;
        // The cookie may still be visible: its removal reaches this tab after the message.
        profiles.clearTab();
        depart();
        return true;
      },
    };
  };

const toPerson = (info: UserInfo, noted: string | undefined): Person => ({
  key: toPersonKey(info),
  hasEmail: info.email !== undefined,
  noted,
  savedAt: info.savedAt,
});

const selectUserType = ({ session }: SessionSlice) =>
  session.kind === 'user' ? session.info.userType : undefined;
