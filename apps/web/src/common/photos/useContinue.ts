import type { Millis } from '@app/kernel';
import type { Session, Step } from '@app/session';
import { useNavigate } from '@tanstack/react-router';
import { usePorts } from '../../adapters/ports';
import { useAppStore } from '../../store/store';
import { useNotify } from '../messages';

/** Continues from the chosen photos as `decide` says: stays with a message, leads to sign in, or saves them and continues. */
export function useContinue(decide: (photoCount: number, session: Session, now: Millis) => Step): () => void {
  const store = useAppStore();
  const { clock } = usePorts();
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    const { photos, noticeLoss } = store.getState();
    // R22: cookies may have been cleared since the page was rendered; continuing must not rewrite them.
    noticeLoss();
    const { session, saveInfo } = store.getState();
    const step = decide(photos.length, session, clock.now());
    if (step.kind !== 'go') {
      notify({ code: step.message });
      if (step.kind === 'redirect') void navigate({ to: step.to });
      return;
    }
    saveInfo(step.info);
    void navigate({ to: step.to });
  };
}
