import type { Floor, LayoutOptions, Plan } from '@app/plan';
import { FORMS, type FormSettings, formsOf } from '@app/plan/reading';
import { type ToldFinding, tellFinding } from '@app/plan/words';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { FloorPicture } from './FloorPicture';
import { ItemLines } from './ItemLines';

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
  const { language } = useLanguage();
  const here = findings.filter(finding => finding.level === floor.level);
  const told = here.map(each => tellFinding(plan, each, language));
  const [chosen, setChosen] = useState(0);
  const finding = here[chosen] ?? here[0];
  const good = here.filter(({ code }) => FORMS[code].tone === 'good').length;
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture floor={floor} label={told[here.indexOf(finding!)]?.title ?? t('planDesk.noFindings')}>
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
                <b>{told[i]!.title}</b>
                <small>
                  {[...told[i]!.where, ...told[i]!.measured, told[i]!.strength].filter(Boolean).join(' · ')}
                </small>
              </button>
              {each === finding && <Detail {...told[i]!} />}
            </li>
          ))}
        </ol>
        <ItemLines plan={plan} floor={floor} options={options} />
        <p className="plan-desk__note">{t('planDesk.ranked')}</p>
      </div>
    </>
  );
}

function Detail({ advice, told }: ToldFinding) {
  return (
    <div className="finding-list__detail">
      <p>{advice}</p>
      <small>{told.join(' · ')}</small>
    </div>
  );
}
