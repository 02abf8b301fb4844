import type { TextStore } from '@app/records';
import type { UserInfo } from '@app/session';
import { createHistory, type History, type HistoryState } from './history';
import { formatDraft, parseDraft, toDraft, type UserInfoDraft } from './profileDraft';

/** One of the account's texts, hidden from other accounts on this device. */
const KEY = 'profile-draft';

export interface DraftState extends HistoryState {
  readonly draft: UserInfoDraft;
}

/** How the profile form is shown. */
export interface DraftView {
  readonly get: () => DraftState;
  readonly set: (state: Partial<DraftState>) => void;
}

export interface DraftHistory extends Pick<History<UserInfoDraft>, 'undo' | 'redo'> {
  /**
   * Starts from the stored draft, or else from the known data; undone changes stay undone unless somebody else wrote
   * the draft.
   */
  readonly open: (info: UserInfo) => void;
  /** Saves the change at once. Typing in one `field` until it is left is one step. */
  readonly change: (next: (draft: UserInfoDraft) => UserInfoDraft, field?: string) => void;
  readonly leaveField: () => void;
  /** Saved: the draft and its steps are no longer needed. */
  readonly finish: () => void;
  /** R201: stops writing. */
  readonly end: () => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
}

/**
 * R467: a change made elsewhere also goes into an unsaved draft, so saving it later undoes nothing. Without a draft
 * nothing is written.
 * @example changeStoredDraft(texts, draft => withResident(draft, id, { dayAtMidnight: true }, zone))
 */
export function changeStoredDraft(
  textStore: Pick<TextStore, 'read' | 'write'>,
  change: (draft: UserInfoDraft) => UserInfoDraft,
): void {
  const stored = parseDraft(textStore?.read(KEY));
  if (stored) textStore.write(KEY, formatDraft(change(stored)));
}

/** R326: one account's profile form, with every change saved and undoable. */
export function createDraftHistory(
  textStore: Pick<TextStore, 'read' | 'write' | 'remove'>,
  { get, set }: DraftView,
): DraftHistory {
  let isOpen = true;
  let fieldsLeft = 0;
  const now = () => get().draft;
  const { change, undo, redo, forget } = createHistory<UserInfoDraft>({
    now,
    set,
    show(draft) {
      if (isOpen) textStore.write(KEY, formatDraft(draft));
      set({ draft });
      return Promise.resolve(undefined);
    },
  });
  const pause = () => {
    isOpen = false;
    return Promise.resolve();
  };
  return {
    open(info) {
      const stored = textStore.read(KEY);
      if (stored !== undefined && stored === formatDraft(now())) return;
      forget();
      set({ draft: parseDraft(stored) ?? toDraft(info) });
    },
    change: (next, field) =>
      void change(draft => void Object.assign(draft, next(now())), field && `${field}, visit ${fieldsLeft}`),
    leaveField() {
      fieldsLeft += 1;
    },
    undo,
    redo,
    finish() {
      forget();
      textStore.remove(KEY);
    },
    end: pause,
    pause,
    resume() {
      isOpen = true;
    },
  };
}
