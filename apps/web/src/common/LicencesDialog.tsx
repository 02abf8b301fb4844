import { Sheet } from '@app/scenes/Sheet';
import { Spinner } from '@app/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Licences } from '../adapters/licences';
import { usePorts } from '../adapters/ports';
import { useLegalTexts } from './useLegalTexts';
import './LicencesDialog.css';

export interface LicencesDialogProps {
  readonly onClose: () => void;
}

/** R452: the packages, fonts and tables the app is made of, each with the text of its licence. */
export function LicencesDialog({ onClose }: LicencesDialogProps) {
  const { t } = useTranslation('common');
  const texts = useLegalTexts();
  const licences = useLicences();
  return (
    <Sheet
      onClose={onClose}
      title={texts?.licencesTitle ?? t('actions.loading')}
      {...(texts && { description: texts.licencesIntro })}
      size="s"
    >
      {!texts || licences === 'loading' ? (
        <Spinner label={t('actions.loading')} />
      ) : licences ? (
        <ul className="licences">
          {licences.parts.map(({ name, version, licence, texts: places }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary>
                  <span lang="en">{[name, version].filter(Boolean).join(' ')}</span> <small>{licence}</small>
                </summary>
                {places.map(place => (
                  <p key={place} lang="en" className="licences__text">
                    {licences.texts[place]}
                  </p>
                ))}
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert">{texts.licencesMissing}</p>
      )}
    </Sheet>
  );
}

function useLicences(): Licences | undefined | 'loading' {
  const { files } = usePorts();
  const [licences, setLicences] = useState<Licences | undefined | 'loading'>('loading');
  useEffect(() => {
    let wanted = true;
    void files.licences().then(loaded => wanted && setLicences(loaded));
    return () => {
      wanted = false;
    };
  }, [files]);
  return licences;
}
