import { type ComputedCard as Card, type CardPage, type CardRow, hasDays } from '@app/chat';
import { formatDay, type InFace, type Language, useLanguage } from '@app/i18n';
import { parseCivilDate } from '@app/kernel';
import { AlmanacLeafIcon, Dotted } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface ComputedCardProps {
  readonly card: Card;
  /** Folded if the words beside it say the same. */
  readonly folded: boolean;
  readonly inFace: InFace;
  readonly onOpenPage: (page: CardPage) => void;
}

/** Further rows are behind a button. */
const SHOWN = 3;

/** R407: the computed part of an answer, from the rules and not from the model, with a link to its page. */
export function ComputedCard({ card, folded, inFace, onOpenPage }: ComputedCardProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { rows } = card;
  const isOfDays = hasDays(card);
  // A button for a single row would take about as much room as the row.
  const shown = rows.length === SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  const rest = rows.slice(shown.length);
  // R1067: its leaf is its date.
  const isOneDay = rows.filter(({ date }) => date !== undefined).length === 1 && card.tool === 'almanac_day';
  const list = (some: readonly CardRow[], first: boolean) => (
    <ul className="chat-card__rows">
      {some.map((row, i) => (
        // Rows never change.
        <Row
          key={i}
          row={row}
          isBest={first && i === 0 && isOfDays && rows.length > 1}
          {...{ language, inFace, onOpenPage }}
        />
      ))}
    </ul>
  );
  return (
    <details className="chat-card" open={!folded}>
      <summary className="chat-card__head">
        <AlmanacLeafIcon />
        <span>{t('chat.computed', { title: inFace(card.title[language]) })}</span>
        {!isOneDay && (
          <span className="chat-card__asked">
            <Dotted parts={[inFace(card.asked[language])]} />
          </span>
        )}
      </summary>
      {!isOfDays && <p className="chat-card__lead">{inFace(card.lead[language])}</p>}
      {list(shown, true)}
      {rest.length > 0 && (
        <details className="chat-card__more">
          <summary>{t('chat.moreRows', { count: rest.length })}</summary>
          {list(rest, false)}
        </details>
      )}
      <div className="chat-card__foot">
        <p>{t('chat.onThisDevice', { note: inFace(card.note[language]) })}</p>
        {!isOfDays && <PageLink page={card.page} onOpenPage={onOpenPage} />}
      </div>
    </details>
  );
}

interface RowProps extends Pick<ComputedCardProps, 'inFace' | 'onOpenPage'> {
  readonly row: CardRow;
  readonly isBest: boolean;
  readonly language: Language;
}

function Row({ row, isBest, language, inFace, onOpenPage }: RowProps) {
  const { date, text, detail, marks = [] } = row;
  const day = date === undefined ? undefined : parseCivilDate(date);
  return (
    <li className="chat-card__row" data-best={isBest || undefined}>
      {day && date && (
        <time className="chat-card__leaf" dateTime={date}>
          <span>{MONTHS[language](day.month)}</span>
          <b>{day.day}</b>
        </time>
      )}
      <div className="chat-card__words">
        <p>
          <span className="chat-card__name">{inFace(text[language])}</span>{' '}
          {day && <span className="ui-hidden">{formatDay(language, day)}</span>}
          {detail && <span className="chat-card__detail">{inFace(detail[language])}</span>}
        </p>
        {marks.length > 0 && (
          <ul className="chat-card__marks">
            {marks.map((mark, i) => (
              <li key={i} data-tone={mark.tone}>
                {inFace(mark.text[language])}
              </li>
            ))}
          </ul>
        )}
      </div>
      {date && <PageLink page={{ kind: 'almanac', date }} onOpenPage={onOpenPage} />}
    </li>
  );
}

const EN = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const MONTHS: Readonly<Record<Language, (month: number) => string>> = {
  zh: month => `${'一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')[month - 1]}月`,
  en: month => EN.format(Date.UTC(2000, month - 1, 15)),
};

function PageLink({ page, onOpenPage }: { readonly page: CardPage } & Pick<ComputedCardProps, 'onOpenPage'>) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const day = page.kind === 'almanac' ? parseCivilDate(page.date) : undefined;
  return (
    <button type="button" className="chat-card__link" onClick={() => onOpenPage(page)}>
      {t(`chat.pages.${page.kind}`)}
      {day && <span className="ui-hidden"> {formatDay(language, day)}</span>} <span aria-hidden>↗</span>
    </button>
  );
}
