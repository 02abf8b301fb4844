import { FACE_NAMES, FACE_TAGS, otherFace } from '@app/i18n';
import { Button, LanguagesIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useChooseLanguage, useLanguage } from './language';

/** R12: switches to the other language, and shows its name. R521: in Chinese, the other script is beside it. */
export function LanguageButton() {
  const { i18n } = useTranslation('common');
  const { face } = useLanguage();
  const choose = useChooseLanguage();
  const other = otherFace(i18n);
  const script = face === 'zh' ? 'zh-Hant' : 'zh';
  return (
    <>
      <Button variant="quiet" icon={<LanguagesIcon />} onClick={() => choose(other)}>
        <span lang={FACE_TAGS[other]}>{FACE_NAMES[other]}</span>
      </Button>
      {face !== 'en' && (
        <Button variant="quiet" lang={FACE_TAGS[script]} onClick={() => choose(script)}>
          {SCRIPTS[script]}
        </Button>
      )}
    </>
  );
}

const SCRIPTS = { zh: '简体', 'zh-Hant': '繁體' } as const;
