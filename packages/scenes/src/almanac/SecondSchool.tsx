import { type AlmanacDetail, lunarDayName, type Names } from '@app/almanac';
import type { XiejiEntry, XiejiReason } from '@app/almanac/xieji';
import { assertNever, formatCivilDate } from '@app/kernel';
import { Button } from '@app/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SecondSchoolProps {
  readonly day: AlmanacDetail;
  readonly names: Names;
}

/** R273: the day by the lists of 协纪辨方书, fetched on opening, with its reasons and its differences from the table. */
export function SecondSchool({ day, names }: SecondSchoolProps) {
  const { t } = useTranslation('visualization');
  const key = formatCivilDate(day.date);
  const [found, setFound] = useState<{
    readonly key: string;
    readonly entries: readonly XiejiEntry[] | 'failed';
  }>();
  const entries = found?.key === key ? found.entries : undefined;
  const load = () => {
    import('@app/almanac/xieji').then(
      ({ getXiejiDay }) => {
        const answer = getXiejiDay(day.date);
        setFound({ key, entries: answer.ok ? answer.value : [] });
      },
      () => setFound({ key, entries: 'failed' }),
    );
  };
  return (
    <details
      key={key}
      className="second-school"
      onToggle={event => {
        if (event.currentTarget.open && entries === undefined) load();
      }}
    >
      <summary>{t('almanac.secondSchool')}</summary>
      <p className="second-school__intro">{t('almanac.secondSchoolIntro')}</p>
      {entries === 'failed' ? (
        <Button size="s" onClick={load}>
          {t('almanac.secondSchoolRetry')}
        </Button>
      ) : entries?.length === 0 ? (
        <p className="second-school__intro">{t('almanac.secondSchoolNothing')}</p>
      ) : (
        entries && (
          <ul className="second-school__list">
            {entries.map(entry => (
              <Entry key={entry.activity} entry={entry} names={names} />
            ))}
          </ul>
        )
      )}
    </details>
  );
}

function Entry({ entry, names }: { readonly entry: XiejiEntry; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const { activity, leaf, favours, forbids, differs, folk } = entry;
  const list = (reasons: readonly XiejiReason[]) =>
    reasons.map(reason => reasonText(t, names, reason)).join(names.language === 'zh' ? '、' : ', ');
  return (
    <li>
      <b>{names.activity[activity]}</b>
      {favours.length > 0 && <span>{t('almanac.secondSchoolFavours', { reasons: list(favours) })}</span>}
      {forbids.length > 0 && <span>{t('almanac.secondSchoolForbids', { reasons: list(forbids) })}</span>}
      {differs && (
        <span className="second-school__differs">
          {t(folk === 'yi' ? 'almanac.tableSaysGood' : 'almanac.tableSaysBad')}
        </span>
      )}
      <small>{t('almanac.secondSchoolLeaf', { leaf })}</small>
    </li>
  );
}

function reasonText(t: TFunction<'visualization'>, names: Names, reason: XiejiReason): string {
  switch (reason.kind) {
    case 'god':
      return names.god[reason.id];
    case 'duty':
      return t('almanac.dutyDay', { duty: names.duty[reason.id] });
    case 'stem':
      return t('almanac.stemDay', { name: names.stem[reason.id] });
    case 'branch':
      return t('almanac.stemDay', { name: names.branch[reason.id] });
    case 'lunar-day':
      return lunarDayName({ year: 0, month: 1, isLeap: false, day: reason.day }, names);
    case 'earth-rule':
      return t('almanac.earthRule');
    default:
      return assertNever(reason);
  }
}
