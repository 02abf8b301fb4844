import { layoutGuide } from '@app/fengshui';
import { guideRooms } from '@app/home';
import { readPlan } from '@app/plan';
import { GuideSection } from '@app/scenes/GuideSection';
import { Sheet } from '@app/scenes/Sheet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { useHomeNow } from '../../common/useHomeReading';
import { useInFaceOfHome } from '../../common/useInFaceOfHome';
import { useApp } from '../../store/store';

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
  const inFaceOfHome = useInFaceOfHome();
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
          <GuideSection
            key={section.id}
            section={section}
            numeral={inFace(NUMERALS[i]) ?? ''}
            inFace={inFaceOfHome}
          />
        ))}
      </ol>
    </Sheet>
  );
}
