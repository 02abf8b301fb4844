import { useLanguage } from '@app/i18n';
import { Dialog, type DialogProps } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface SheetProps
  extends Omit<DialogProps, 'open' | 'onOpenChange' | 'closeLabel' | 'captionLang'> {
  readonly onClose: () => void;
}

/** A dialog that is open while mounted; its caption is in the other language. */
export function Sheet({ onClose, ...dialog }: SheetProps) {
  const { t } = useTranslation('common');
  const { captionLang } = useLanguage();
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      closeLabel={t('actions.close')}
      {...{ captionLang }}
      {...dialog}
    />
  );
}
