import type { Message } from '@app/validation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Ports, usePorts } from '../../adapters/ports';
import { FORGOTTEN_KEY } from '../../store/storageSlice';
import { selectInfo, useApp } from '../../store/store';

/** Share of the quota from which a person is warned, before anything is refused. */
const NEARLY_FULL = 0.9;
const MB = 1_000_000;

export interface StorageNotices {
  readonly notices: readonly Message[];
  readonly dismiss: (code: Message['code']) => void;
}

/** What a person who entered something must know about its storage; each said once a visit, until dismissed. */
export function useStorageNotices(): StorageNotices {
  const ports = usePorts();
  const signedIn = useApp(selectInfo) !== undefined;
  const photosSetAside = useApp(state => state.photosSetAside);
  const [notices, setNotices] = useState<readonly Message[]>([]);
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    void findNotices(ports).then(found => {
      if (current) setNotices(found);
    });
    return () => {
      current = false;
    };
  }, [ports, signedIn, photosSetAside]);
  useForgottenNotice(ports);
  const [refused, setRefused] = useState<Message>();
  // R213: a home, draft or profile that was not saved: each writer continues, and it is reported here.
  useEffect(
    () =>
      ports.textStore.onRefused(why =>
        setRefused({ code: why === 'storage/unavailable' ? 'storage/not-kept' : why }),
      ),
    [ports],
  );
  const shown: readonly Message[] = refused ? [...notices, refused] : notices;
  return {
    notices: signedIn ? shown : [],
    dismiss: code => {
      if (code === refused?.code) setRefused(undefined);
      setNotices(all => all.filter(notice => notice.code !== code));
    },
  };
}

/** On the first page after everything was wiped: what happened, since nothing else is left to say so. */
function useForgottenNotice({ notifier, tabStore }: Ports): void {
  const { i18n } = useTranslation('common');
  useEffect(() => {
    const whose = tabStore.read(FORGOTTEN_KEY);
    if (whose === undefined) return;
    tabStore.remove(FORGOTTEN_KEY);
    notifier.notify({
      tone: 'ok',
      get text() {
        return i18n.t(whose === 'device' ? 'account.forgottenAll' : 'account.forgotten');
      },
    });
  }, [notifier, tabStore, i18n]);
}

async function findNotices({ device, accounts, profiles }: Ports): Promise<readonly Message[]> {
  const [state, space, aside] = await Promise.all([accounts.state(), device.space(), accounts.setAside()]);
  const found: Message[] = [];
  if (state !== 'lasting') found.push({ code: state });
  if (!device.keepsCookies()) found.push({ code: 'storage/cookies-disabled' });
  if (space && space.used / space.total >= NEARLY_FULL) {
    found.push({
      code: 'storage/nearly-full',
      usedMb: Math.round(space.used / MB),
      quotaMb: Math.round(space.total / MB),
    });
  }
  // Unreadable records are reported in their own dialog.
  const rows = aside.ok ? aside.value.filter(({ store }) => store !== 'records') : [];
  const count = profiles.countSetAside() + rows.length;
  if (count > 0) found.push({ code: 'storage/set-aside', count });
  return found;
}
