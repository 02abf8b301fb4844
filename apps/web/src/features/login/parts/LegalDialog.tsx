import { Sheet } from '@app/scenes/Sheet';
import { Spinner } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LicencesDialog } from '../../../common/LicencesDialog';
import { useLegalTexts } from '../../../common/useLegalTexts';
import './LegalDialog.css';

export type LegalText = 'terms' | 'privacy';

export interface LegalDialogProps {
  readonly text: LegalText;
  readonly onClose: () => void;
}

const SECTIONS = {
  terms: ['termsPurpose', 'termsContent', 'termsAccount', 'termsShop', 'termsCare'],
  privacy: ['privacyDevice', 'privacyPlace', 'privacyChat', 'privacyCookies', 'privacyControl'],
} as const satisfies Record<LegalText, readonly string[]>;

/** R29: the terms of use or the privacy notice, in full, with a link to the licences of the app's parts. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation('common');
  const texts = useLegalTexts();
  const [onLicences, setOnLicences] = useState(false);
  if (onLicences) return <LicencesDialog onClose={onClose} />;
  return (
    <Sheet onClose={onClose} title={texts?.[`${text}Title`] ?? t('actions.loading')} size="s">
      {texts ? (
        <div className="legal">
          <p>{texts[`${text}Intro`]}</p>
          {SECTIONS[text].map(name => (
            <section key={name}>
              <h3>{texts[`${name}Title`]}</h3>
              <p>{texts[`${name}Body`]}</p>
            </section>
          ))}
          <p>
            <button type="button" className="text-link" onClick={() => setOnLicences(true)}>
              {texts.licencesTitle}
            </button>
          </p>
        </div>
      ) : (
        <Spinner label={t('actions.loading')} />
      )}
    </Sheet>
  );
}
