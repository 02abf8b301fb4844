import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../page/lazyPart';
import type { Notice, Notifier } from './notifier';
import type { ToastStackProps } from './ToastStack';
import '../text/text.css';
import './feedback.css';

const ToastStack = lazyPart(() => import('./ToastStack'), PlainToast);

export interface ToasterProps extends Omit<ToastStackProps, 'notices'> {
  readonly notifier: Notifier;
}

/**
 * Announces each notice in a live region that is always in the page, and shows it as a toast. The visible part is
 * loaded with the first notice, so visits without one do not pay for it.
 */
export function Toaster({ notifier, label, closeLabel }: ToasterProps) {
  const notices = useNotices(notifier);
  const newest = notices[0];
  const [lastId, setLastId] = useState(0);
  if (newest && newest.id > lastId) setLastId(newest.id);
  // When the newest is withdrawn, the one before it is not announced again.
  const spoken = newest?.id === lastId && <Spoken notice={newest} />;
  const isError = newest?.tone === 'error';
  return (
    <>
      <div className="ui-hidden" role="status" aria-live="polite">
        {!isError && spoken}
      </div>
      <div className="ui-hidden" role="alert">
        {isError && spoken}
      </div>
      {newest && <ToastStack notices={notices} label={label} closeLabel={closeLabel} />}
    </>
  );
}

/** Every notice so far, newest first: for a log of past toasts. */
export function useNotices(notifier: Notifier): readonly Notice[] {
  return useSyncExternalStore(notifier.subscribe, notifier.past, notifier.past);
}

/** Offline: the newest text in the corner, until the next one. */
function PlainToast({ notices }: ToastStackProps) {
  return (
    <p className="ui-toasts ui-toast" aria-hidden="true">
      {notices[0]?.text}
    </p>
  );
}

/** Keyed by the notice, so that the same sentence is announced each time. */
function Spoken({ notice }: { readonly notice: Notice }) {
  return <p key={notice.id}>{notice.text}</p>;
}
