import { IconButton, LinkIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { useHomeAddress } from './address';

/** R463: copies a link to the current view, without anything of the account. */
export function CopyLink() {
  const { t, i18n } = useTranslation('visualization');
  const { device, notifier } = usePorts();
  const { link } = useHomeAddress();
  const tell = (tone: 'ok' | 'error', key: 'hud.linkCopied' | 'hud.linkNotCopied') =>
    notifier.notify({
      tone,
      get text() {
        return i18n.t(key, { ns: 'visualization' });
      },
    });
  return (
    <IconButton
      label={t('hud.copyLink')}
      icon={<LinkIcon />}
      onClick={() =>
        void device.copyLink(link()).then(
          () => tell('ok', 'hud.linkCopied'),
          () => tell('error', 'hud.linkNotCopied'),
        )
      }
    />
  );
}
