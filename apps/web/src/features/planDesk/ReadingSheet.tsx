import type { Floor, LayoutOptions, Plan } from '@app/plan';
import { type Finding, FORMS, type FormSettings, formsOf, type Measures } from '@app/plan/reading';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorPicture } from './FloorPicture';
import { ItemLines } from './ItemLines';
import { useRoomName } from './useRoomName';

export interface ReadingSheetProps {
  readonly plan: Plan;
  readonly floor: Floor;
  readonly settings: FormSettings;
  readonly options: LayoutOptions;
}

/** What the plan itself decides: each finding with its measure, its evidence drawn, who tells it and who does not. */
export default function ReadingSheet({ plan, floor, settings, options }: ReadingSheetProps) {
  const { t } = useTranslation('visualization');
  const findings = useMemo(() => formsOf(plan, settings), [plan, settings]);
  const here = findings.filter(finding => finding.level === floor.level);
  const [chosen, setChosen] = useState(0);
  const finding = here[chosen] ?? here[0];
  const good = here.filter(({ code }) => FORMS[code].tone === 'good').length;
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture
          floor={floor}
          label={finding ? t(`planForms.${finding.code}.title`) : t('planDesk.noFindings')}
        >
          {finding?.drawing.map((drawing, i) =>
            drawing.kind === 'area' ? (
              <path
                key={i}
                className="evidence evidence--area"
                data-tone={FORMS[finding.code].tone}
                d={`M${drawing.ring.map(p => p.join(' ')).join('L')}Z`}
              />
            ) : (
              <g key={i} className="evidence" data-tone={FORMS[finding.code].tone}>
                <line x1={drawing.from[0]} y1={drawing.from[1]} x2={drawing.to[0]} y2={drawing.to[1]} />
                <circle cx={drawing.from[0]} cy={drawing.from[1]} r={80} />
                <circle cx={drawing.to[0]} cy={drawing.to[1]} r={80} />
              </g>
            ),
          )}
        </FloorPicture>
      </div>
      <div className="plan-desk__side">
        <h3>
          {t('planDesk.findings', { count: here.length - good })}
          {good > 0 && ` · ${t('planDesk.suits', { count: good })}`}
        </h3>
        {here.length === 0 && <p>{t('planDesk.noFindings')}</p>}
        <ol className="finding-list">
          {here.map((each, i) => (
            <li key={i}>
              <button
                type="button"
                aria-pressed={each === finding}
                data-tone={FORMS[each.code].tone}
                onClick={() => setChosen(i)}
              >
                <b>{t(`planForms.${each.code}.title`)}</b>
                <small>
                  <About {...{ plan, finding: each }} />
                </small>
              </button>
              {each === finding && <Detail finding={each} />}
            </li>
          ))}
        </ol>
        <ItemLines floor={floor} options={options} />
        <p className="plan-desk__note">{t('planDesk.ranked')}</p>
      </div>
    </>
  );
}

/** Where it is and what was measured. */
function About({ plan, finding }: { readonly plan: Plan; readonly finding: Finding }) {
  const { t } = useTranslation('visualization');
  const nameOf = useRoomName();
  const rooms = plan.floors.flatMap(floor => floor.rooms).filter(room => finding.things.includes(room.id));
  const palace =
    finding.palace === undefined || finding.palace === 'C'
      ? []
      : [t(`planDesk.directions.${finding.palace}`)];
  const measures = (Object.keys(finding.measures) as (keyof Measures)[]).map(key => {
    const value = finding.measures[key];
    return value === undefined ? '' : t(`planDesk.measure.${key}`, { value: written(key, value) });
  });
  const strength = FORMS[finding.code].tone === 'good' ? [] : [t(`planDesk.strength.${finding.strength}`)];
  return [...palace, ...new Set(rooms.map(nameOf)), ...measures.filter(Boolean), ...strength].join(' · ');
}

function written(key: keyof Measures, value: number): string {
  if (key === 'angle') return value.toFixed(0);
  if (key === 'share') return (value * 100).toFixed(0);
  if (key === 'ratio') return value.toFixed(2);
  return key === 'area' ? (value / 1e6).toFixed(1) : (value / 1000).toFixed(2);
}

function Detail({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('visualization');
  const { sources, against, basis } = FORMS[finding.code];
  return (
    <div className="finding-list__detail">
      <p>{t(`planForms.${finding.code}.advice`)}</p>
      <small>
        {t('planDesk.sources', { sources: sources.join(', ') })}
        {against.length > 0 && ` · ${t('planDesk.against', { against: against.join('; ') })}`}
        {basis === 'ours' && ` · ${t('planDesk.ours')}`}
      </small>
    </div>
  );
}
