import { type TenGodId, zh } from '@app/almanac';
import { useLanguage } from '@app/i18n';
import { useBirthWords } from './useBirthWords';

/** A relation to the day stem; in English with the characters to look up, or `brief` with these in its tooltip, and for those who listen. */
export function TenGod({ id, brief = false }: { readonly id: TenGodId; readonly brief?: boolean }) {
  const { names } = useBirthWords();
  const { language } = useLanguage();
  if (language === 'zh') return names.tenGod[id];
  if (brief)
    return (
      <small title={zh.tenGod[id]}>
        {names.tenGod[id]}
        <span className="ui-hidden" lang="zh-CN">
          {` ${zh.tenGod[id]}`}
        </span>
      </small>
    );
  return (
    <>
      <span lang="zh-CN">{zh.tenGod[id]}</span> <small>{names.tenGod[id]}</small>
    </>
  );
}
