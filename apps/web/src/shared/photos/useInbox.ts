import { decideUpload } from '@app/session';
import { useCallback } from 'react';
import { usePorts } from '../../adapters/ports';
import { useAppStore } from '../../store/store';
import { useNotify } from '../messages';

/** R466, A45: what was shared goes to whoever is signed in, or signs in next; false while it waits for somebody. */
export function useInbox(): () => Promise<boolean> {
  const store = useAppStore();
  const ports = usePorts();
  const notify = useNotify();
  return useCallback(async () => {
    const inbox = await ports.inbox();
    if (await inbox.isEmpty()) return true;
    if (decideUpload(store.getState().session).kind !== 'allow') return false;
    await store.getState().loadPhotos();
    const files = await inbox.take();
    if (files.length > 0) await store.getState().addFiles(files, notify);
    return true;
    // `notify` says the same at every rendering.
  }, [store, ports]);
}
