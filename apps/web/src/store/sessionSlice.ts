import {
  GUEST,
  logIn,
  logOut,
  type ReturnCard,
  type Route,
  register,
  type Session,
  type SignedIn,
  type SignedOut,
  takeUpProfile,
  type UserInfo,
} from '@app/session';
import type { LoginForm, RegisterForm } from '@app/validation';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

export interface SessionSlice {
  readonly session: Session;
  /** R5: photos chosen when the person last went on from them, in this tab. */
  readonly houseImages: number;
  /** True when what is entered will not outlive the tab: no store kept it. */
  readonly unsaved: boolean;
  /** The `from` of the card a guest pressed, opened again after signing in. */
  readonly wishedCard: ReturnCard | undefined;
  readonly wishForCard: (card: ReturnCard | undefined) => void;
  readonly logIn: (form: LoginForm) => SignedIn;
  readonly register: (form: RegisterForm) => SignedIn;
  readonly logOut: (from: Route) => SignedOut;
  readonly keepInfo: (info: UserInfo, houseImages?: number) => void;
  /** After an import: the imported profile takes the place of an empty one. True when it did. */
  readonly takeUpProfile: () => boolean;
  /** Reads the stores again, after another tab wrote them. True when somebody else, or nobody, is there now. */
  readonly rereadSession: () => boolean;
  /** A5: somebody signed out in another tab, which ends the session here, too. True when there was one. */
  readonly signedOutElsewhere: () => boolean;
}

export const createSessionSlice =
  ({ clock, profiles, tabs }: Ports): Slice<SessionSlice> =>
  (set, get) => {
    const restored = profiles.restore();
    if (restored.setAside.length > 0) profiles.setAside(restored.setAside, clock.now());

    const keep = (info: UserInfo, houseImages = get().houseImages) => {
      const kept = profiles.save(info);
      profiles.saveHouseImages(houseImages);
      set({
        session: { kind: 'user', info },
        houseImages,
        unsaved: !kept.cookie && !kept.tab && !kept.vault,
      });
    };
    const enter = (signedIn: SignedIn, houseImages?: number): SignedIn => {
      keep(signedIn.info, houseImages);
      set({ wishedCard: undefined });
      tabs.tell({ kind: 'signed-in' });
      return signedIn;
    };

    return {
      session: restored.session,
      houseImages: profiles.houseImages(),
      unsaved: false,
      wishedCard: undefined,
      wishForCard: wishedCard => set({ wishedCard }),
      logIn: form => {
        const { session, wishedCard } = get();
        return enter(
          logIn(form, {
            now: clock.now(),
            loggedOutAt: profiles.loggedOutAt(),
            session,
            vaulted: profiles.vaulted(form.email),
            card: wishedCard,
          }),
        );
      },
      register: form =>
        enter(
          register(form, {
            now: clock.now(),
            loggedOutAt: profiles.loggedOutAt(),
            card: get().wishedCard,
          }),
          0,
        ),
      logOut: from => {
        const { session } = get();
        const email = session.kind === 'user' ? session.info.email : undefined;
        const signedOut = logOut(session, from, clock.now(), email ? profiles.vaulted(email) : undefined);
        profiles.clear(signedOut);
        set({ session: GUEST, houseImages: 0 });
        tabs.tell({ kind: 'signed-out' });
        return signedOut;
      },
      keepInfo: keep,
      takeUpProfile: () => {
        const { session } = get();
        if (session.kind === 'guest') return false;
        const { info } = session;
        const taken = takeUpProfile(info, profiles.vaulted(info.email ?? ''), clock.now());
        if (!taken) return false;
        keep(taken);
        tabs.tell({ kind: 'signed-in' });
        return true;
      },
      rereadSession: () => {
        const before = identityOf(get().session);
        const { session } = profiles.restore();
        set({ session });
        return identityOf(session) !== before;
      },
      signedOutElsewhere: () => {
        // A copy written from outside may carry no instant, and then only its removal ends it.
        profiles.clearTab();
        set({ houseImages: 0 });
        return get().rereadSession();
      },
    };
  };

const identityOf = (session: Session): string | undefined =>
  session.kind === 'user' ? `${session.info.userType} ${session.info.email ?? session.info.name}` : undefined;
