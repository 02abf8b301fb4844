import { Dialog } from '@app/ui';
import { useTranslation } from 'react-i18next';

export type LegalText = 'terms' | 'privacy';

export interface LegalDialogProps {
  /** Undefined while closed. */
  readonly text: LegalText | undefined;
  readonly onClose: () => void;
}

const SECTIONS = {
  terms: ['Purpose', 'Content', 'Account', 'Shop', 'Care'],
  privacy: ['Device', 'Place', 'Chat', 'Cookies', 'Control'],
} as const satisfies Record<LegalText, readonly string[]>;

/** R29: the terms of use or the privacy notice, in full. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={open => !open && onClose()}
      title={text ? t(`legal.${text}Title`) : ''}
      closeLabel={t('actions.close')}
      size="s"
    >
      {text && (
        <div className="login__legal">
          <p>{t(`legal.${text}Intro`)}</p>
          {text === 'terms'
            ? SECTIONS.terms.map(name => (
                <section key={name}>
                  <h3>{t(`legal.terms${name}Title`)}</h3>
                  <p>{t(`legal.terms${name}Body`)}</p>
                </section>
              ))
            : SECTIONS.privacy.map(name => (
                <section key={name}>
                  <h3>{t(`legal.privacy${name}Title`)}</h3>
                  <p>{t(`legal.privacy${name}Body`)}</p>
                </section>
              ))}
        </div>
      )}
    </Dialog>
  );
}
