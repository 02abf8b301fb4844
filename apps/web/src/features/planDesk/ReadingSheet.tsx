import { boxAbout, type MarkedFinding, measureSlip, type PlanReading, stripsOf } from '@app/home';
import { formatCount, formatDegrees, inFaceAround, writeAll } from '@app/i18n';
import { turned } from '@app/kernel';
import { boxOf, centreName, type Floor, type LayoutOptions, type Plan } from '@app/plan';
import type { FormSettings } from '@app/plan/reading';
import { customNames } from '@app/plan/words';
import { circlesOf, Evidence, FindingDetail, FindingPager, Measure } from '@app/scenes/Evidence';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { PlanKey } from '@app/scenes/PlanKey';
import { usePrinting } from '@app/scenes/usePrinting';
import { Checkbox, Heading, Spinner, useAnswer, wholeRows } from '@app/ui';
import { type KeyboardEvent, type TouchEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress, useOver } from '../../common/address';
import { useLanguage } from '../../common/language';
import { usePlanWords } from '../../common/usePlanWords';
import { useApp } from '../../store/store';
import { ItemLines } from './ItemLines';
import type { Desk } from './useDesk';
import './planReport.css';

export interface ReadingSheetProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly settings: FormSettings;
  readonly options: LayoutOptions;
}

/** Sideways pixels of a swipe that turns the page. */
const SWIPE = 48;
/** Pixels of a measure's letters, on a small drawing too. */
const LETTER = { large: 12, small: 11 };
/** Least width in pixels of a drawing on which every finding's number and every room's name has room. */
const ROOMY = 480;
/** On a smaller one: the radius of the numbers, and their letters, pixels. */
const SMALL = { radius: 10.5, letter: 12 };

/** Half the width of the band about the selected evidence, pixels. */
const BAND = 11;
/** Millimetres of ground that are seen round the walls. */
const MARGIN = 450;

/** The findings of the plan itself, each with its measure, its drawn evidence, and the schools for and against it. */
export default function ReadingSheet({ desk, plan, floor, settings, options }: ReadingSheetProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace, captionLang } = useLanguage();
  const { address, open } = useHomeAddress();
  const { finding: chosen = 1 } = address;
  const { planWork } = usePorts();
  const [doorsOpen, setDoorsOpen] = useState(true);
  const [perPixel, setPerPixel] = useState(20);
  const isPrinting = usePrinting();
  const { namesOn } = usePlanWords();
  // A template's facing was not measured.
  const isFaced = useApp(state => state.houseFacts.facing !== undefined);
  const list = useRef<HTMLOListElement>(null);
  const ask = useCallback(async () => {
    const asked = { plan, level: floor.level, settings: { ...settings, doorsOpen }, language, perPixel };
    const read = await planWork.read(asked);
    return { read, of: floor };
  }, [planWork, plan, floor, settings, doorsOpen, language, perPixel]);
  // R747: the last reading is shown on its own drawing until the next one has come.
  const { read, of } = useAnswer(ask) ?? { of: floor };
  const isBusy = !read || of !== floor;
  const { findings, size } = useMemo(() => {
    const { findings, size } = read?.ok ? read.value : NOTHING;
    return { findings: writeAll(findings, inFaceAround(inFace, customNames(plan))), size };
  }, [read, plan, inFace]);
  const selected = findings[chosen - 1] ?? findings[0];
  const { left, right } = boxOf(of.rooms.flatMap(({ ring }) => ring));
  const isSmall = (right - left + 2 * MARGIN) / perPixel < ROOMY;
  const letter = LETTER[isSmall ? 'small' : 'large'] * perPixel;
  const nameOf = namesOn(of.rooms);
  const measured = selected?.measured.slice(0, isSmall ? 1 : 2).join(' · ') ?? '';
  const slip =
    selected?.at &&
    measureSlip({
      ...{ floor: of, finding: selected.finding, at: selected.at, size, letter, isSmall, margin: MARGIN },
      ...{ words: measured, figure: selected.figures[0] ?? '', band: BAND * perPixel },
      findings: findings.map(({ finding }) => finding),
      others: findings.flatMap(({ at }) => (at && at !== selected.at ? [at] : [])),
    });
  useOver(!isBusy && chosen > 1 && !findings[chosen - 1], open, 'finding');
  const choose = (i: number) => open({ finding: i + 1 }, 'turn');
  const good = findings.filter(({ tone }) => tone === 'good').length;
  /** The arrows move through the list as through a radio group. */
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = findings.indexOf(selected!) + by;
    if (by === 0 || !findings[next]) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const counted = (what: 'findings' | 'suits', count: number) =>
    count > 0 ? [t(`planDesk.${what}`, { count, words: formatCount(language, count) })] : [];
  const counts = [...counted('findings', findings.length - good), ...counted('suits', good)];
  const sentence = counts.join(language === 'zh' ? '，' : ', ') || t('planDesk.noFindings');
  const title = sentence[0]!.toUpperCase() + sentence.slice(1);
  const at = selected ? findings.indexOf(selected) : 0;
  const turn = (by: number) => findings[at + by] && choose(at + by);
  const touched = useRef<number>(undefined);
  const swipe = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const by = (finger?.clientX ?? 0) - (touched.current ?? finger?.clientX ?? 0);
    if (Math.abs(by) >= SWIPE) turn(by < 0 ? 1 : -1);
    touched.current = undefined;
  };
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture
          floor={of}
          margin={MARGIN}
          nameOf={isSmall ? undefined : nameOf}
          areas={false}
          data-small={isSmall || undefined}
          taken={[
            ...findings.flatMap(({ at }) =>
              at ? [boxAbout({ x: at[0], y: at[1], width: size, height: size })] : [],
            ),
            ...findings.flatMap(({ finding }) => circlesOf(finding)),
            ...stripsOf(selected?.finding),
            ...(slip ? [slip.box] : []),
          ]}
          onPerPixel={setPerPixel}
          label={selected?.title ?? t(isBusy ? 'planReport.computing' : 'planDesk.noFindings')}
          className="reading-sheet"
          under={findings.map(each => each.isGround && <Evidence key={each.mark} {...{ each, selected }} />)}
          onClick={event => {
            const mark = (event.target as Element).closest('[data-mark]')?.getAttribute('data-mark');
            const i = findings.findIndex(each => each.mark === mark);
            if (i >= 0) choose(i);
          }}
        >
          {inOrder(findings, selected).map(
            each => !each.isGround && <Evidence key={each.mark} {...{ each, selected }} />,
          )}
          {inOrder(findings, selected).map(each => {
            if (!each.at) return null;
            const [cx, cy] = each.at;
            return (
              <g
                key={each.mark}
                className="reading-mark"
                data-mark={each.mark}
                data-tone={each.tone}
                data-selected={each === selected || undefined}
              >
                <circle {...{ cx, cy }} r={isSmall ? SMALL.radius * perPixel : size * 0.42} />
                <text x={cx} y={cy} fontSize={isSmall ? SMALL.letter * perPixel : size * 0.5}>
                  {each.mark}
                </text>
              </g>
            );
          })}
          {slip && <Measure slip={slip.box} words={slip.words} letter={letter} />}
        </FloorPicture>
        <PlanKey
          signs={[
            good < findings.length && 'number',
            good > 0 && 'good',
            findings.some(each => each.isGround) && 'missing',
            findings.some(each => each.finding.code === 'extension') && 'extended',
          ]}
        />
      </div>
      <div ref={wholeRows} className="plan-desk__side" aria-busy={isBusy}>
        {!read && <Spinner label={t('planReport.computing')} />}
        {read && !read.ok && <p role="alert">{t('planReport.failed')}</p>}
        {read?.ok && (
          <Heading level={3} size="l" caption={t('planReport.readingOther')} captionLang={captionLang}>
            {title}
          </Heading>
        )}
        <ol
          ref={list}
          className="finding-list"
          onKeyDown={step}
          onTouchStart={({ touches }) => {
            touched.current = touches[0]?.clientX;
          }}
          onTouchEnd={swipe}
        >
          {findings.map((each, i) => (
            <li key={each.mark} data-tone={each.tone} data-selected={each === selected || undefined}>
              <button
                type="button"
                aria-pressed={each === selected}
                data-tone={each.tone}
                onClick={() => choose(i)}
              >
                <span className="finding-list__mark" aria-hidden="true">
                  {each.mark}
                </span>
                <b>{each.title}</b>
                <small>{each.sentence}</small>
              </button>
              {(each === selected || isPrinting) && <FindingDetail {...each} />}
            </li>
          ))}
        </ol>
        <FindingPager {...{ findings, at }} onTurn={turn} />
        <Checkbox
          label={t('planReport.doorsOpen')}
          checked={doorsOpen}
          onChange={() => setDoorsOpen(!doorsOpen)}
        />
        <ItemLines {...{ desk, plan, floor, options }} />
        <p className="plan-desk__note">{t('planDesk.ranked')}</p>
        <p className="plan-desk__note finding-foot">
          {t(isFaced ? 'planReport.readBy' : 'planReport.readByTop', {
            centre: t(`planDesk.centres.${centreName(floor)}`),
            facing: formatDegrees(language, turned((isFaced ? options.facing : undefined) ?? options.up), 1),
            doors: t(doorsOpen ? 'planReport.readOpen' : 'planReport.readShut'),
          })}{' '}
          <button type="button" className="plan-desk__change" onClick={() => open({ plan: 'compass' })}>
            {t('planReport.change')}
          </button>
        </p>
      </div>
    </>
  );
}

const NOTHING: PlanReading = { findings: [], size: 0 };

/** The selected one last: it is drawn over the others. */
const inOrder = (
  findings: readonly MarkedFinding[],
  selected: MarkedFinding | undefined,
): readonly MarkedFinding[] =>
  selected ? [...findings.filter(each => each !== selected), selected] : findings;
