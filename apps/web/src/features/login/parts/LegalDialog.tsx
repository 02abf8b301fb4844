import { type LegalTexts, loadLegal } from '@app/i18n';
import { Dialog, Spinner } from '@app/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/language';

export type LegalText = 'terms' | 'privacy';

export interface LegalDialogProps {
  readonly text: LegalText;
  readonly onClose: () => void;
}

const SECTIONS = {
  terms: ['termsPurpose', 'termsContent', 'termsAccount', 'termsShop', 'termsCare'],
  privacy: ['privacyDevice', 'privacyPlace', 'privacyChat', 'privacyCookies', 'privacyControl'],
} as const satisfies Record<LegalText, readonly string[]>;

/** R29: the terms of use or the privacy notice, in full. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation('common');
  const texts = useLegalTexts();
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={texts?.[`${text}Title`] ?? t('actions.loading')}
      closeLabel={t('actions.close')}
      size="s"
    >
      {texts ? (
        <div className="login__legal">
          <p>{texts[`${text}Intro`]}</p>
          {SECTIONS[text].map(name => (
            <section key={name}>
              <h3>{texts[`${name}Title`]}</h3>
              <p>{texts[`${name}Body`]}</p>
            </section>
          ))}
        </div>
      ) : (
        <Spinner label={t('actions.loading')} />
      )}
    </Dialog>
  );
}

function useLegalTexts(): LegalTexts | undefined {
  const { language } = useLanguage();
  const [texts, setTexts] = useState<LegalTexts>();
  useEffect(() => {
    let wanted = true;
    void loadLegal(language).then(loaded => {
      if (wanted) setTexts(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts;
}
