import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@app/i18n';
import { SegmentedControl } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';
import { chooseMotion, type MotionChoice, readMotion, THEMES, type ThemeChoice } from '../../store/theme';
import { useChooseLanguage, useLanguage } from '../language';

const CHOICES: readonly ThemeChoice[] = [...THEMES, 'sky'];
const MOTIONS: readonly MotionChoice[] = ['device', 'reduced'];

/** Language, theme and movement. */
export function LookSection() {
  const { t } = useTranslation('userInfo');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const themeChoice = useApp(state => state.themeChoice);
  const chooseTheme = useApp(state => state.chooseTheme);
  const { deviceTexts } = usePorts();
  const [motion, setMotion] = useState(() => readMotion(deviceTexts));
  return (
    <section>
      <h3>{t('settings.look')}</h3>
      <SegmentedControl<Language>
        label={t('settings.language')}
        look="form"
        value={language}
        onChoose={chooseLanguage}
        options={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <SegmentedControl<ThemeChoice>
        label={t('settings.theme')}
        look="form"
        value={themeChoice}
        onChoose={chooseTheme}
        options={CHOICES.map(value => ({ value, label: t(`settings.${value}`) }))}
      />
      <SegmentedControl<MotionChoice>
        label={t('settings.motion')}
        look="form"
        value={motion}
        onChoose={next => {
          chooseMotion(document, deviceTexts, next);
          setMotion(next);
        }}
        options={MOTIONS.map(value => ({ value, label: t(`settings.${value}`) }))}
      />
    </section>
  );
}
