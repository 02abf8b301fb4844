import { formatDegrees, inFaceAround, writeAll } from '@app/i18n';
import { turned } from '@app/kernel';
import type { Floor, LayoutOptions, Plan, Point } from '@app/plan';
import { boxOf, centreName } from '@app/plan';

import { type Finding, FORMS, type FormSettings, formsOf, marksOf } from '@app/plan/reading';
import { givenNames, type ToldFinding, tellFinding } from '@app/plan/words';
import { Evidence, FindingDetail, Measure, slipBox } from '@app/scenes/Evidence';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { Checkbox, ChevronLeftIcon, ChevronRightIcon, Heading, IconButton } from '@app/ui';
import { type KeyboardEvent, type TouchEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAddress, useOver } from '../../shared/address';
import { useLanguage } from '../../shared/language';
import { usePlanWords } from '../../shared/usePlanWords';
import { ItemLines } from './ItemLines';
import './planReport.css';

export interface ReadingSheetProps {
  readonly plan: Plan;
  readonly floor: Floor;
  readonly settings: FormSettings;
  readonly options: LayoutOptions;
}

/** Numbers for warnings, the ten stems for good forms, in both languages. */
const STEMS = '甲乙丙丁戊己庚辛壬癸';
const stemOf = (i: number) => {
  const round = Math.floor(i / STEMS.length);
  return `${STEMS[i % STEMS.length]}${round > 0 ? round + 1 : ''}`;
};
/** Sideways pixels of a swipe that turns the page. */
const SWIPE = 48;
/** Pixels: a number with its margin, its minimum once there are more than `roomy`, and a measure's letters. */
const MARK = { wide: 30, least: 24, roomy: 12, letter: 12 };

/** Millimetres of ground that are seen round the walls. */
const MARGIN = 450;

interface Told extends ToldFinding {
  readonly finding: Finding;
  readonly mark: string;
  readonly at: Point | undefined;
  /** Missing or projecting parts lie on the ground, so the rooms cover the rest of their square. */
  readonly isGround: boolean;
}

/** What the plan itself decides: each finding with its measure, its drawn evidence, and the schools for and against it. */
export default function ReadingSheet({ plan, floor, settings, options }: ReadingSheetProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace, captionLang } = useLanguage();
  const { address, open } = useHomeAddress();
  const { finding: chosen = 1 } = address;
  const [doorsOpen, setDoorsOpen] = useState(true);
  const [perPixel, setPerPixel] = useState(20);
  const { namesOn } = usePlanWords();
  const list = useRef<HTMLOListElement>(null);
  const { told, size } = useMemo(() => {
    const here = formsOf(plan, { ...settings, doorsOpen, level: floor.level });
    const size =
      perPixel * Math.max(MARK.least, MARK.wide * Math.min(1, Math.sqrt(MARK.roomy / here.length)));
    const marks = marksOf(plan, floor.level, here, size);
    const write = inFaceAround(inFace, givenNames(plan));
    const good = here.findIndex(({ code }) => FORMS[code].tone === 'good');
    const told = here.map(
      (finding, i): Told => ({
        ...writeAll(tellFinding(plan, finding, language), write),
        finding,
        isGround: finding.code === 'missing-corner' || finding.code === 'extension',
        at: marks[i],
        mark: good >= 0 && i >= good ? stemOf(i - good) : String(i + 1),
      }),
    );
    return { told, size };
  }, [plan, floor, settings, doorsOpen, language, inFace, perPixel]);
  const selected = told[chosen - 1] ?? told[0];
  const { left, right, top, bottom } = boxOf(floor.rooms.flatMap(({ ring }) => ring));
  const letter = MARK.letter * perPixel;
  const words = selected?.measured.slice(0, 2).join(' · ') ?? '';
  const slip =
    selected?.at &&
    words &&
    slipBox({
      at: selected.at,
      size,
      letter,
      words,
      seen: { left: left - MARGIN, right: right + MARGIN, top: top - MARGIN, bottom: bottom + MARGIN },
      others: told.flatMap(({ at }) => (at && at !== selected.at ? [at] : [])),
    });
  useOver(chosen > 1 && !told[chosen - 1], open, 'finding');
  const choose = (i: number) => open({ finding: i + 1 }, 'turn');
  const good = told.filter(({ tone }) => tone === 'good').length;
  /** The arrows move through the list as through a radio group. */
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = told.indexOf(selected!) + by;
    if (by === 0 || !told[next]) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const at = selected ? told.indexOf(selected) : 0;
  const turn = (by: number) => told[at + by] && choose(at + by);
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
          floor={floor}
          margin={MARGIN}
          nameOf={namesOn(floor.rooms)}
          taken={[...told.flatMap(({ at }) => (at ? [boxAbout(at, size)] : [])), ...(slip ? [slip] : [])]}
          onPerPixel={setPerPixel}
          label={selected?.title ?? t('planDesk.noFindings')}
          className="reading-sheet"
          under={told.map(each => each.isGround && <Evidence key={each.mark} {...{ each, selected }} />)}
          onClick={event => {
            const mark = (event.target as Element).closest('[data-mark]')?.getAttribute('data-mark');
            const i = told.findIndex(each => each.mark === mark);
            if (i >= 0) choose(i);
          }}
        >
          {inOrder(told, selected).map(
            each => !each.isGround && <Evidence key={each.mark} {...{ each, selected }} />,
          )}
          {inOrder(told, selected).map(
            each =>
              each.at && (
                <g
                  key={each.mark}
                  className="reading-mark"
                  data-mark={each.mark}
                  data-tone={each.tone}
                  data-selected={each === selected || undefined}
                >
                  <circle cx={each.at[0]} cy={each.at[1]} r={size * 0.42} />
                  <text x={each.at[0]} y={each.at[1]} fontSize={size * 0.5}>
                    {each.mark}
                  </text>
                </g>
              ),
          )}
          {slip && <Measure {...{ slip, words, letter }} />}
        </FloorPicture>
      </div>
      <div className="plan-desk__side">
        <Heading level={3} size="l" caption={t('planReport.readingOther')} captionLang={captionLang}>
          {t('planDesk.findings', { count: told.length - good })}
          {good > 0 && ` · ${t('planDesk.suits', { count: good })}`}
        </Heading>
        {told.length === 0 && <p>{t('planDesk.noFindings')}</p>}
        <ol
          ref={list}
          className="finding-list"
          onKeyDown={step}
          onTouchStart={({ touches }) => {
            touched.current = touches[0]?.clientX;
          }}
          onTouchEnd={swipe}
        >
          {told.map((each, i) => (
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
              {each === selected && <FindingDetail {...each} />}
            </li>
          ))}
        </ol>
        {told.length > 1 && (
          <nav className="finding-pager" aria-label={t('planReport.pager')}>
            <IconButton
              label={t('planReport.findingBefore')}
              icon={<ChevronLeftIcon />}
              disabled={at === 0}
              onClick={() => turn(-1)}
            />
            <span className="finding-pager__place">
              <span className="ui-hidden">
                {t('planReport.findingOf', { number: at + 1, total: told.length })}
              </span>
              {told.map(each => (
                <i
                  key={each.mark}
                  aria-hidden="true"
                  data-tone={each.tone}
                  data-selected={each === selected || undefined}
                />
              ))}
            </span>
            <IconButton
              label={t('planReport.findingAfter')}
              icon={<ChevronRightIcon />}
              disabled={at === told.length - 1}
              onClick={() => turn(1)}
            />
          </nav>
        )}
        <Checkbox
          label={t('planReport.doorsOpen')}
          checked={doorsOpen}
          onChange={() => setDoorsOpen(!doorsOpen)}
        />
        <ItemLines floor={floor} options={options} />
        <p className="plan-desk__note">
          {t('planReport.readBy', {
            centre: t(`planDesk.centres.${centreName(floor)}`),
            facing: formatDegrees(language, turned(options.facing ?? options.up), 1),
            doors: t(doorsOpen ? 'planReport.readOpen' : 'planReport.readShut'),
          })}{' '}
          {t('planDesk.ranked')}{' '}
          <button type="button" className="plan-desk__change" onClick={() => open({ plan: 'compass' })}>
            {t('planReport.change')}
          </button>
        </p>
      </div>
    </>
  );
}

/** The selected one last: it is drawn over the others. */
const inOrder = (told: readonly Told[], selected: Told | undefined): readonly Told[] =>
  selected ? [...told.filter(each => each !== selected), selected] : told;

const boxAbout = ([x, y]: Point, size: number) =>
  boxOf([
    [x - size / 2, y - size / 2],
    [x + size / 2, y + size / 2],
  ]);
