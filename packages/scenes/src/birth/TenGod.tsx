import { type TenGodId, zh } from '@app/almanac';
import { useLanguage } from '@app/i18n';
import { useBirthWords } from './useBirthWords';

/** A relation to the day stem; in English with the characters to look up. */
export function TenGod({ id }: { readonly id: TenGodId }) {
  const { names } = useBirthWords();
  const { language } = useLanguage();
  if (language === 'zh') return names.tenGod[id];
  return (
    <>
      <span lang="zh-CN">{zh.tenGod[id]}</span> <small>{names.tenGod[id]}</small>
    </>
  );
}
