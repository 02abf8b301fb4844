import { type GuideLine, type GuideSection, layoutGuide } from '@app/fengshui';
import { guideRooms } from '@app/home';
import { readPlan } from '@app/plan';
import { Sheet } from '@app/scenes/Sheet';
import { SquareMark } from '@app/scenes/SquareMark';
import { useTerms } from '@app/scenes/useTerms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { useHomeNow } from '../../common/useHomeReading';
import { useInFaceOfHome } from '../../common/useInFaceOfHome';
import { useApp } from '../../store/store';
import '@app/scenes/guide.css';

export interface LayoutGuideDialogProps {
  readonly onClose: () => void;
}

/** The formal numerals of the plates, one per section. */
const NUMERALS = ['壹', '贰', '叁', '肆', '伍'];
/** R113. */
const BODY_MAX_HEIGHT = '60dvh';

/** R112, R113: five rooms and topics, for any home and, as far as known, for this one. */
export default function LayoutGuideDialog({ onClose }: LayoutGuideDialogProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const home = useHomeNow();
  const stored = useApp(state => state.plan);
  const plan = useMemo(() => (stored === undefined ? undefined : readPlan(stored)), [stored]);
  const sections = layoutGuide(home.reading, plan?.ok ? guideRooms(plan.value, home.facing) : []);
  return (
    <Sheet
      onClose={onClose}
      className="guide"
      title={t('layoutGuide.title')}
      caption={t('layoutGuide.titleOther')}
      phone="bottom"
      bodyMaxHeight={BODY_MAX_HEIGHT}
      size="l"
    >
      <p className="guide__note">{t('layoutGuide.note')}</p>
      <ol className="guide__sections">
        {sections.map((section, i) => (
          <Section key={section.id} section={section} numeral={inFace(NUMERALS[i]) ?? ''} />
        ))}
      </ol>
    </Sheet>
  );
}

interface SectionProps {
  readonly section: GuideSection;
  readonly numeral: string;
}

function Section({ section, numeral }: SectionProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const inFace = useInFaceOfHome();
  const [first, ...rest] = section.personal;
  return (
    <li className="guide__section">
      <span className="guide__plate" lang="zh-CN" aria-hidden="true">
        {numeral}
      </span>
      <div>
        <h3>{inFace(section.title[language])}</h3>
        <p className="guide__description">{inFace(section.description[language])}</p>
        {first && rest.length === 0 && (
          <p className="guide__lines">
            <Line line={first} />
          </p>
        )}
        {first && rest.length > 0 && (
          <details className="guide__lines">
            <summary>
              <Line line={first} />
            </summary>
            <ul aria-label={t('layoutGuide.yourHome')}>
              {rest.map(line => (
                <li key={`${line.school} ${line.text.en}`}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {first?.palace && <SquareMark palace={first.palace} />}
    </li>
  );
}

/** Advice for this home, with its school: schools are side by side. */
function Line({ line }: { readonly line: GuideLine }) {
  const { language } = useLanguage();
  const inFace = useInFaceOfHome();
  const { nameOf, glossOf } = useTerms();
  const school = `school.${line.school}` as const;
  return (
    <span>
      {inFace(line.text[language])}{' '}
      <span className="guide__school" title={glossOf(school)}>
        {nameOf(school)}
      </span>
    </span>
  );
}
