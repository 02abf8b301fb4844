import { type Bubble, PLACES, RECORDS } from '@app/dreamspace';
import { formatAgo, formatDay, formatTimestamp, type Language, useLanguage } from '@app/i18n';
import type { Millis } from '@app/kernel';
import { ArrowLeftIcon, Button, Caption, Heading, isScreenNow } from '@app/ui';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface DossierProps {
  readonly person: Bubble;
  readonly name: string;
  readonly language: Language;
  readonly captionLang: 'en' | 'zh-CN';
  readonly now: Millis;
  readonly zone: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onBack: () => void;
}

/** R146: profile and records of the person. On a phone everything but the name folds away. */
export function Dossier({ person, name, language, captionLang, now, zone, titleRef, onBack }: DossierProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const [isOpen] = useState(() => isScreenNow('tablet'));
  const facts = [
    [t('deepDream.location'), inFace(PLACES[person.location][language])],
    [t('deepDream.birthday'), formatDay(language, person.birthDate)],
    [t('deepDream.household'), t('deepDream.householdCount', { count: person.residents })],
    [t('deepDream.lastOnline'), inFace(formatAgo(language, person.lastOnline, now))],
  ] as const;
  return (
    <aside className="dream-dossier" aria-label={t('deepDream.dossier', { name })}>
      <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={onBack} className="dream-dossier__back">
        {t('deepDream.backToSpace')}
      </Button>
      <div className="dream-dossier__who">
        <span className="dream-portrait" aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <div>
          <Caption lang={captionLang}>{t('deepDream.connectedToMeOther')}</Caption>
          <h1 ref={titleRef} tabIndex={-1}>
            {name}
          </h1>
        </div>
      </div>
      <details className="dream-dossier__more" open={isOpen}>
        <summary>{t('deepDream.dossier', { name })}</summary>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Heading level={2} size="m">
          {t('deepDream.records')}
        </Heading>
        {person.records.length === 0 && <p>{t('deepDream.noRecords')}</p>}
        <ol className="dream-records">
          {person.records.map(({ id, text, timestamp }) => (
            <li key={id}>
              <b>{inFace(RECORDS[text].title[language])}</b>
              <p>{inFace(RECORDS[text].content[language])}</p>
              <time>{formatTimestamp(language, timestamp, zone)}</time>
            </li>
          ))}
        </ol>
      </details>
    </aside>
  );
}
