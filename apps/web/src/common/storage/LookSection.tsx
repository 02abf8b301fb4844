import { FACE_NAMES, FACES, type Face } from '@app/i18n';
import { SegmentedControl, type SegmentedControlProps } from '@app/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';
import { THEMES, type ThemeChoice } from '../../store/theme';
import { useChooseLanguage, useLanguage } from '../language';

const CHOICES: readonly ThemeChoice[] = [...THEMES, 'sky'];
/** R465: less movement than the device requests is a choice; more is not offered. */
type MotionChoice = 'device' | 'reduced';
const MOTIONS: readonly MotionChoice[] = ['device', 'reduced'];
const MOTION = 'motion';

/** Language, theme and movement. */
export function LookSection() {
  const { t } = useTranslation('userInfo');
  const { face } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const themeChoice = useApp(state => state.themeChoice);
  const chooseTheme = useApp(state => state.chooseTheme);
  const { deviceStore } = usePorts();
  const [motion, setMotion] = useState<MotionChoice>(() =>
    deviceStore.read(MOTION) === 'reduced' ? 'reduced' : 'device',
  );
  return (
    <section>
      <h3>{t('settings.look')}</h3>
      <Choice<Face>
        label={t('settings.language')}
        value={face}
        onChoose={chooseLanguage}
        options={FACES.map(value => ({ value, label: FACE_NAMES[value] }))}
      />
      <Choice<ThemeChoice>
        label={t('settings.theme')}
        value={themeChoice}
        onChoose={chooseTheme}
        options={CHOICES.map(value => ({ value, label: t(`settings.${value}`) }))}
      />
      <Choice<MotionChoice>
        label={t('settings.motion')}
        value={motion}
        onChoose={next => {
          setMotion(next);
          if (next === 'device') deviceStore.remove(MOTION);
          else deviceStore.write(MOTION, next);
          // Moving parts follow at once; `main.tsx` applies it at the start.
          document.documentElement.dataset[MOTION] = next;
          window.dispatchEvent(new Event(MOTION));
        }}
        options={MOTIONS.map(value => ({ value, label: t(`settings.${value}`) }))}
      />
    </section>
  );
}

function Choice<Value extends string>({ label, ...choice }: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <div className="storage__choice">
      <span id={id}>{label}</span>
      <SegmentedControl labelledBy={id} look="form" {...choice} />
    </div>
  );
}
