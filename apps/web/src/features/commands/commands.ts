import type { Face } from '@app/i18n';
import { type Destination, decideEntry, ROUTES, type Session } from '@app/session';
import { TOOLS, type ToolId } from '@app/session/addresses';
import { THEMES, type Theme, type ThemeChoice } from '../../store/theme';

/** What a person may request. */
export type Request =
  | { readonly kind: 'go'; readonly to: Destination }
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'settings' }
  | { readonly kind: 'language' }
  | { readonly kind: 'face'; readonly face: 'zh' | 'zh-Hant' }
  | { readonly kind: 'theme'; readonly choice: ThemeChoice }
  | { readonly kind: 'sign-out' };

export interface Situation {
  readonly session: Session;
  readonly path: string;
  readonly face: Face;
  readonly themeChoice: ThemeChoice;
  /** A screen's own theme, unaffected by any choice. */
  readonly fixedTheme: Theme | undefined;
}

export interface Requests {
  readonly go: readonly Request[];
  readonly open: readonly Request[];
  readonly set: readonly Request[];
}

/** R152: only where the guards would let this person in, and not where they already are. */
export function listRequests({ session, path, face, themeChoice, fixedTheme }: Situation): Requests {
  const mayEnter = (to: Destination) => decideEntry(to, session).kind === 'allow';
  const places = ROUTES.filter(route => route !== '*').filter(to => to !== path && mayEnter(to));
  const isSignedIn = session.kind === 'user';
  const choices: readonly ThemeChoice[] = fixedTheme ? [] : [...THEMES, 'sky'];
  return {
    go: places.map(to => ({ kind: 'go', to })),
    open: [
      ...(mayEnter('/visualization') ? TOOLS.map(tool => ({ kind: 'tool', tool }) as const) : []),
      ...(isSignedIn ? [{ kind: 'settings' } as const] : []),
    ],
    set: [
      { kind: 'language' },
      { kind: 'face', face: face === 'zh-Hant' ? 'zh' : 'zh-Hant' },
      ...choices.filter(choice => choice !== themeChoice).map(choice => ({ kind: 'theme', choice }) as const),
      ...(isSignedIn ? [{ kind: 'sign-out' } as const] : []),
    ],
  };
}
