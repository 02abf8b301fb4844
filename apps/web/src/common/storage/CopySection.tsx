import { CHAT_CODEC, joinTalks } from '@app/chat';
import { asksForPassphrase, exportData, importData } from '@app/home/transfer';
import { SHORTEST_PASSPHRASE } from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import { AlertBanner, Button, DownloadIcon, FileButton, LockIcon, TextField, UploadIcon } from '@app/ui';
import { countCharacters, INPUT_LIMITS, type Message } from '@app/validation';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';

type Work = 'exporting' | 'importing';

/** R496. */
const JOINS = [{ codec: CHAT_CODEC, join: joinTalks }];

/** Export and import of everything; and of unreadable data, for those who can repair it. */
export function CopySection() {
  const { t } = useTranslation('userInfo');
  const ports = usePorts();
  const loadRecords = useApp(state => state.loadRecords);
  const rereadPhotos = useApp(state => state.rereadPhotos);
  const rereadHome = useApp(state => state.rereadHome);
  const restoreProfile = useApp(state => state.restoreProfile);
  const [work, setWork] = useState<Work>();
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState<Message>();
  const [failed, setFailed] = useState<Work>();
  const [sealed, setSealed] = useState<File>();
  const [unreadable, recount] = useUnreadable();

  const during = async (kind: Work, action: () => Promise<void>) => {
    setWork(kind);
    setStatus('');
    setFault(undefined);
    setFailed(undefined);
    await action().catch(({ cause }: Error) =>
      cause === 'missing' ? setFault({ code: 'app/part-missing' }) : setFailed(kind),
    );
    setWork(undefined);
  };
  const save = (which: 'everything' | 'unreadable', passphrase?: string) =>
    during('exporting', async () => {
      setSealed(undefined);
      const saved = await exportData(ports, which, passphrase === undefined ? {} : { passphrase });
      if (!saved.ok) setFault({ code: saved.error.code });
      else if (saved.value === 1) setStatus(t('storage.exported'));
      else setStatus(t('storage.exportedParts', { parts: saved.value }));
    });
  const bringIn = (file: File, passphrase?: string) =>
    during('importing', async () => {
      const imported = await importData({ ...ports, joins: JOINS }, file, passphrase);
      setSealed(!imported.ok && asksForPassphrase(imported.error) ? file : undefined);
      if (!imported.ok) return setFault(imported.error);
      const { added, setAside, profile, damaged, changed = 0 } = imported.value;
      if (damaged > 0) setFault({ code: 'storage/import-damaged', count: damaged });
      const count = added + changed + (profile && (await restoreProfile()) ? 1 : 0);
      if (setAside > 0) setStatus(t('storage.importedSome', { count, aside: setAside }));
      else setStatus(count > 0 ? t('storage.imported', { count }) : t('storage.importNothing'));
      recount();
      rereadHome();
      await Promise.all([loadRecords(), rereadPhotos()]);
    });

  return (
    <section>
      <h3>{t('storage.copyTitle')}</h3>
      <p className="storage__note">{t('storage.copyBody')}</p>
      <div className="storage__row">
        <Button
          icon={<DownloadIcon />}
          busy={work === 'exporting'}
          busyLabel={t('storage.exporting')}
          onClick={() => void save('everything')}
        >
          {t('storage.exportAll')}
        </Button>
        <FileButton
          icon={<UploadIcon />}
          busy={work === 'importing'}
          busyLabel={t('storage.importing')}
          accept=".zip,.inkseal,application/zip"
          onFile={file => void bringIn(file)}
        >
          {t('storage.importAll')}
        </FileButton>
      </div>
      <Seal
        work={work}
        file={sealed}
        onExport={passphrase => void save('everything', passphrase)}
        onOpen={(file, passphrase) => void bringIn(file, passphrase)}
      />
      {unreadable > 0 && (
        <>
          <p className="storage__note">{t('storage.unreadable', { count: unreadable })}</p>
          <Button variant="quiet" icon={<DownloadIcon />} onClick={() => void save('unreadable')}>
            {t('storage.exportUnreadable')}
          </Button>
        </>
      )}
      {(fault || failed) && (
        <AlertBanner tone="error">
          {fault ? (
            <MessageText message={fault} />
          ) : (
            t(failed === 'importing' ? 'storage.importFailed' : 'storage.exportFailed')
          )}
        </AlertBanner>
      )}
      <p role="status">{status}</p>
    </section>
  );
}

interface SealProps {
  readonly work: Work | undefined;
  /** A sealed export waiting for its passphrase. */
  readonly file: File | undefined;
  readonly onExport: (passphrase: string) => void;
  readonly onOpen: (file: File, passphrase: string) => void;
}

/** R495, R496: the way to another device. */
function Seal({ work, file, onExport, onOpen }: SealProps) {
  const { t } = useTranslation('userInfo');
  const [passphrase, setPassphrase] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) return onOpen(file, passphrase);
    const short = countCharacters(passphrase) < SHORTEST_PASSPHRASE;
    setShort(short);
    if (!short) onExport(passphrase);
  };
  const count = SHORTEST_PASSPHRASE;
  return (
    <form className="storage__seal" onSubmit={submit} noValidate>
      <h4>{t('storage.sealTitle')}</h4>
      <p className="storage__note">{t('storage.sealBody')}</p>
      <TextField
        type="password"
        label={t('storage.sealPassphrase')}
        revealLabel={t('storage.sealShow')}
        hint={t('storage.sealHint', { count })}
        error={isShort && !file ? t('storage.sealShort', { count }) : undefined}
        limit={INPUT_LIMITS.password}
        autoComplete={file ? 'current-password' : 'new-password'}
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      <Button
        type="submit"
        icon={<LockIcon />}
        busy={work !== undefined}
        busyLabel={t(work === 'importing' ? 'storage.importing' : 'storage.exporting')}
      >
        {t(file ? 'storage.sealOpen' : 'storage.sealExport')}
      </Button>
    </form>
  );
}

/** How many rows were set aside, and a function to recount them. */
function useUnreadable() {
  const { accounts, profiles } = usePorts();
  const [count, setCount] = useState(0);
  const recount = useCallback(() => {
    void accounts.setAside().then(aside => {
      setCount((aside.ok ? aside.value.length : 0) + profiles.countSetAside());
    });
  }, [accounts, profiles]);
  useEffect(recount, [recount]);
  return [count, recount] as const;
}
