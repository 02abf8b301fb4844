import { faceOf, parseFace, switchLanguage } from '@app/i18n';
import { onWake } from '@app/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPorts } from '../adapters/firstPorts';
import { useFirstStore } from '../store/firstStore';
import { complete, needsAll } from './whole';

/** A language switched in another tab shows on focus, and somebody who signed in there is here as well (R640). */
export function useOtherTabs(): void {
  const store = useFirstStore();
  const ports = useFirstPorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    // If its code cannot be fetched, this tab continues as a guest's.
    const takeIn = () => void complete(ports, store).catch(() => undefined);
    const stopWaking = onWake(() => {
      if (needsAll(ports, '/')) takeIn();
      const chosen = parseFace(ports.readLanguage());
      // If its texts cannot be fetched, this tab stays unchanged.
      if (chosen && chosen !== faceOf(i18n)) void switchLanguage(i18n, chosen).catch(() => undefined);
    });
    const stopListening = ports.tabs.listen(({ kind }) => kind === 'signed-in' && takeIn());
    return () => {
      stopListening();
      stopWaking();
    };
  }, [store, ports, i18n]);
}
