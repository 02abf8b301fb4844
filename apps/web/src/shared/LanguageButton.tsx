import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@app/i18n';
import { Button, LanguagesIcon } from '@app/ui';
import { useLanguage, useToggleLanguage } from './language';

/** R12: leads to the other language, and bears its name. */
export function LanguageButton() {
  const { other } = useLanguage();
  return (
    <Button variant="quiet" icon={<LanguagesIcon />} onClick={useToggleLanguage()}>
      <span lang={LANGUAGE_TAGS[other]}>{LANGUAGE_NAMES[other]}</span>
    </Button>
  );
}
