import type { GuideLine, GuideSection as Section } from '@app/fengshui';
import { type InFace, useLanguage } from '@app/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';
import { SquareMark } from './SquareMark';
import './guide.css';

export interface GuideSectionProps {
  readonly section: Section;
  readonly numeral: string;
  /** R520: writes texts about the people of the home, whose names stay as typed. */
  readonly inFace: InFace;
}

/** R112: what holds anywhere, then what holds here, with its square (R1052). */
export function GuideSection({ section, numeral, inFace }: GuideSectionProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const [first, ...rest] = section.personal;
  const words = (line: GuideLine, more?: ReactNode) => <Line line={line} inFace={inFace} more={more} />;
  return (
    <li className="guide__section">
      <span className="guide__plate" lang="zh-CN" aria-hidden="true">
        {numeral}
      </span>
      {first?.palace && <SquareMark palace={first.palace} />}
      <div>
        <h3 data-peek="">{inFace(section.title[language])}</h3>
        <p className="guide__description">{inFace(section.description[language])}</p>
        {first && rest.length === 0 && <p className="guide__lines">{words(first)}</p>}
        {first && rest.length > 0 && (
          <details className="guide__lines">
            <summary>{words(first, t('layoutGuide.more', { count: rest.length }))}</summary>
            <ul aria-label={t('layoutGuide.yourHome')}>
              {rest.map(line => (
                <li key={`${line.school} ${line.text.en}`}>{words(line)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

interface LineProps {
  readonly line: GuideLine;
  readonly inFace: InFace;
  /** That others follow, and how many. */
  readonly more: ReactNode;
}

/** Advice for this home, below it its school: schools are side by side. */
function Line({ line, inFace, more }: LineProps) {
  const { language } = useLanguage();
  const { nameOf, glossOf } = useTerms();
  const school = `school.${line.school}` as const;
  return (
    <span>
      {inFace(line.text[language])}{' '}
      <span className="guide__tags">
        <span className="guide__school" title={glossOf(school)}>
          {nameOf(school)}
        </span>
        {more && <span className="guide__more">{more}</span>}
      </span>
    </span>
  );
}
