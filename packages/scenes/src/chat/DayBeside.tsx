import { type ActivityId, formatLunarDate, getAlmanacDay, zh } from '@app/almanac';
import { type ChatMessage, firstDayOf, NOTHING, NOTHING_ELSE } from '@app/chat';
import { FACE_TAGS, formatDay, useLanguage } from '@app/i18n';
import { Seal } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useAlmanacNames } from '../almanac/useAlmanacNames';

/** Further things are in the almanac. In English each takes a line. */
const SHOWN = { zh: 6, en: 4 } as const;

/** Of the other things: it is not one of them. */
const isRemark = (id: ActivityId) => [NOTHING, NOTHING_ELSE].includes(zh.activity[id]);

/** R886: the leaf of the first day an answer computed, beside the talk where the window has room for both. */
export function DayBeside({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('visualization');
  const { language, face } = useLanguage();
  const named = useAlmanacNames();
  const row = firstDayOf(messages);
  const found = row?.date === undefined ? undefined : getAlmanacDay(row.date);
  if (!found?.ok || named.kind !== 'ready') return null;
  const day = found.value;
  const { names } = named;
  // What the answer is about comes first. In English it is said otherwise there.
  const isMarked = (id: ActivityId) =>
    row?.marks?.some(({ text }) => text.zh.includes(zh.activity[id])) ?? false;
  const list = (tone: 'yi' | 'ji', ids: readonly ActivityId[]) => {
    const things = ids.filter(id => !isRemark(id));
    const sorted = [...things.filter(isMarked), ...things.filter(id => !isMarked(id))];
    const rest = Math.max(sorted.length - SHOWN[language], 0);
    const remarks = ids.filter(isRemark);
    // A remark alone is said as large as a thing.
    const shown = things.length > 0 ? sorted.slice(0, SHOWN[language]) : remarks;
    return (
      <div className="chat-day__list">
        <dt>
          <Seal
            text={tone === 'yi' ? '宜' : '忌'}
            shape="round"
            size={28}
            look={tone === 'yi' ? 'good' : 'bad'}
          />
          <span className="ui-hidden">{tone === 'yi' ? t('almanac.good') : t('almanac.bad')}</span>
        </dt>
        <dd>
          {ids.length === 0
            ? t('almanac.none')
            : shown.map(id => names.activity[id]).join(language === 'zh' ? '、' : ', ')}
          {rest > 0 && <small>{t('chat.moreThings', { count: rest })}</small>}
          {things.length > 0 && rest === 0 && remarks.map(id => <small key={id}>{names.activity[id]}</small>)}
        </dd>
      </div>
    );
  };
  return (
    <section
      className="chat-day"
      // R1027: it may be in another language than the page.
      lang={FACE_TAGS[face]}
      aria-label={formatDay(language, day.date)}
      // On a low window it scrolls, and a scrolling region must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {/* R791: English names the month first. */}
      <p className="chat-day__head ui-display ui-num">
        {(language === 'en' ? (['month', 'year'] as const) : (['year', 'month'] as const)).map(part => (
          <span key={part}>{part === 'year' ? day.date.year : formatDay(language, day.date, 'month')}</span>
        ))}
      </p>
      <p className="chat-day__numeral ui-display ui-num">{day.date.day}</p>
      <p className="chat-day__weekday">{names.weekday[day.weekday]}</p>
      <p className="chat-day__lunar ui-display">{formatLunarDate(day.lunar, names)}</p>
      <dl>
        {list('yi', day.yi)}
        {list('ji', day.ji)}
      </dl>
      <ul className="chat-day__pillars">
        {(
          [
            ['almanac.pillarYear', day.yearPillar],
            ['almanac.pillarMonth', day.monthPillar],
            ['almanac.pillarDay', day.dayPillar],
          ] as const
        ).map(([title, pillar]) => (
          <li key={title}>
            <small>{t(title)}</small>
            <b className="ui-display" lang="zh-CN">
              {zh.pillar[pillar]}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
