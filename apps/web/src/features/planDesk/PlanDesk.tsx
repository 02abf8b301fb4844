import { type DrawTool, isOfPicture, NO_DRAWING, planByNeedle } from '@app/home';
import { formatDay } from '@app/i18n';
import { assertNever, civilDateAt } from '@app/kernel';
import {
  addRoom,
  furnishAt,
  isInside,
  openAt,
  type Plan,
  type Point,
  SNAP_MODES,
  type SnapMode,
} from '@app/plan';
import { type Cut, cutThrough, readyToDrag } from '@app/plan/drawing';
import { turnToLine } from '@app/plan/trace';
import { useRefusalText } from '@app/scenes/LengthField';
import type { ChosenThing } from '@app/scenes/PartFields';
import { PlanFiles } from '@app/scenes/PlanFiles';
import { PlanKey } from '@app/scenes/PlanKey';
import { SheetFacts } from '@app/scenes/SheetFacts';
import { usePrinting } from '@app/scenes/usePrinting';
import { useSheetNorth } from '@app/scenes/useSheetNorth';
import {
  Button,
  Heading,
  IconButton,
  lazyPart,
  PrinterIcon,
  SegmentedControl,
  Select,
  useListFocus,
  whenLoaded,
  wholeRows,
} from '@app/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress, useOver } from '../../common/address';
import { CopyLink } from '../../common/CopyLink';
import { useLanguage } from '../../common/language';
import { PartMissing } from '../../common/messages';
import { usePlanPhotos } from '../../common/photos/usePlanPhotos';
import { UndoButtons } from '../../common/UndoButtons';
import { useFacing } from '../../common/useFacing';
import { usePlanWords } from '../../common/usePlanWords';
import { useUndoKeys } from '../../common/useUndo';
import { selectInfo, useApp } from '../../store/store';
import { Beginnings } from './Beginnings';
import { CutOffer } from './CutFields';
import { DrawSheet } from './DrawSheet';
import { DrawTools } from './DrawTools';
import { RoomList } from './RoomList';
import { LightWaits, SheetWaits } from './SheetWaits';
import { type Desk, useDesk } from './useDesk';
import { useDrawing } from './useDrawing';
import { useTracing } from './useTracing';
import './planDesk.css';

const PicturePanel = lazyPart(() => import('./PicturePanel'), PartMissing);
const PalaceSheet = lazyPart(() => import('./PalaceSheet'), PartMissing, SheetWaits);
const ReadingSheet = lazyPart(() => import('./ReadingSheet'), PartMissing, SheetWaits);
const YearSheet = lazyPart(() => import('./YearSheet'), PartMissing, SheetWaits);
const LightSheet = lazyPart(() => import('./LightSheet'), PartMissing, LightWaits);

const MODES = ['draw', 'compass', 'reading', 'year', 'light'] as const;
type Mode = (typeof MODES)[number];

/** The person's own floor plan: begun, drawn, and read. */
export default function PlanDesk() {
  const desk = useDesk();
  const { address, open } = useHomeAddress();
  const { plan: shown } = address;
  const [isBegun, setBegun] = useState(false);
  // R460: a link into a missing plan leaves nothing behind.
  const isLost = !desk.plan && shown !== undefined && shown !== 'begin';
  useEffect(() => {
    if (isLost)
      open(
        { plan: undefined, floor: undefined, room: undefined, finding: undefined, year: undefined },
        'turn',
      );
  }, [isLost, open]);
  if (!desk.plan || shown === 'begin') {
    return (
      // R1042: the top of the next row of cards shows that more follow.
      <div className="plan-desk plan-desk--begin">
        <Beginnings
          desk={desk}
          onBegun={() => {
            setBegun(true);
            open({ plan: undefined, floor: undefined, room: undefined });
          }}
        />
      </div>
    );
  }
  return <DeskWith desk={desk} plan={desk.plan} isBegun={isBegun} />;
}

interface DeskWithProps {
  readonly desk: Desk;
  readonly plan: Plan;
  /** The pressed button is gone: keyboard users continue from here. */
  readonly isBegun: boolean;
}

function DeskWith({ desk, plan, isBegun }: DeskWithProps) {
  const { t } = useTranslation('visualization');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBegun) head.current?.focus();
  }, [isBegun]);
  const { address, open } = useHomeAddress();
  const { plan: shown, floor: level = 0, room } = address;
  const floor = plan.floors.find(each => each.level === level) ?? plan.floors.at(-1)!;
  const facing = useFacing();
  const houseFacing = useApp(state => state.houseFacts.facing);
  const { device, files } = usePorts();
  const { namesOn, rooms: kinds } = usePlanWords();
  const nameOf = namesOn(floor.rooms);
  const roomNamed = (id: string | undefined) => {
    const found = floor.rooms.find(each => each.id === id);
    return found && nameOf(found);
  };
  const tell = useRefusalText(roomNamed);
  const [snapMode, setSnapMode] = useState<SnapMode>('grid');
  const trace = useTracing(desk);
  const held = useListFocus<HTMLDivElement>();
  const { ref: list } = held;
  const side = useCallback(
    (box: HTMLDivElement | null) => {
      list.current = box;
      return wholeRows(box);
    },
    [list],
  );
  const { drawing, setDrawing, setPoints, setEnds } = useDrawing(desk, floor.level);
  const { tool, ends } = drawing;
  const isSplit = tool.kind === 'split';
  const [typedCut, setTypedCut] = useState<Cut>();
  // A line belongs to the floor it was drawn on.
  const [cutOn, setCutOn] = useState(floor);
  if (cutOn !== floor) {
    setCutOn(floor);
    setTypedCut(undefined);
    if (isSplit) setEnds(undefined);
  }
  const measured = isSplit ? undefined : ends;
  const isHere = drawing.level === floor.level;
  const cut = isSplit ? (isHere && ends ? cutThrough(floor, ...ends) : undefined) : typedCut;
  const [factsAt, setFactsAt] = useState<HTMLElement | null>(null);
  const [rowAt, setRowAt] = useState<HTMLElement | null>(null);
  const [announced, setAnnounced] = useState<'drawn'>();
  const chooseTool = (next: DrawTool) => {
    setAnnounced(undefined);
    setTypedCut(undefined);
    trace.forget();
    desk.refuse(undefined);
    setDrawing({ ...NO_DRAWING, tool: next });
  };
  // Ids are unique on a floor only; each press is another, also on the same thing.
  const [pressed, setPressed] = useState<ChosenThing & { readonly level: number }>();
  const thing = pressed?.level === floor.level ? pressed : undefined;
  const setThing = (id: string | undefined) => setPressed(id === undefined ? id : { level: floor.level, id });
  const choose = (next: string | undefined, nextThing?: string) => {
    setTypedCut(undefined);
    if (isSplit) setEnds(undefined);
    setThing(nextThing);
    open({ room: next }, 'turn');
  };
  const mode: Mode = MODES.find(each => each === shown) ?? 'draw';
  // R1002: on the narrowest phones the strip of modes scrolls, and nothing around it.
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = bar.current!.firstElementChild!;
    const chosen = row.children[MODES.indexOf(mode)]!;
    // Called at first as well; with the words of another language each has another width.
    const watcher = new ResizeObserver(() => {
      const [of, on] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
      row.scrollLeft += on.left + on.width / 2 - of.left - of.width / 2;
    });
    for (const each of [row, ...row.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, [mode]);
  // R784: the largest plan takes 0.2 s to draw: the frame of the desk comes first, then the plan in slices.
  const isFramed = useDeferredValue(true, false);
  // R602: prepared while the hand moves to a wall, so that a drag's first step is as short as the others.
  useEffect(() => {
    let isChosen = mode === 'draw';
    if (isChosen && room !== undefined) whenLoaded(() => isChosen && readyToDrag(floor, room));
    return () => {
      isChosen = false;
    };
  }, [mode, floor, room]);
  const undo = useCallback(
    (again: boolean) => {
      const act = again ? desk.redo : desk.undo;
      const changed = act?.()?.floors.filter(each => !plan.floors.includes(each)) ?? [];
      // R858: what is undone is in sight.
      if (changed[0] && changed.every(each => each.level !== floor.level))
        open({ floor: changed[0].level, room: undefined }, 'turn');
      return act !== undefined;
    },
    [desk, plan, floor.level, open],
  );
  useUndoKeys(undo, 'form');
  // A removal of this visit is restored by Undo, and selected as before.
  const isAsOpened = useState(plan)[0] === plan;
  useEffect(() => {
    if (floor.level !== level) open({ floor: floor.level || undefined }, 'turn');
  }, [floor.level, level, open]);
  useOver(isAsOpened && room !== undefined && !floor.rooms.some(({ id }) => id === room), open, 'room');
  const onPoints = (by: DrawTool, points: readonly Point[], reach: number) => {
    const [first, second] = points;
    if (!first) return undefined;
    setAnnounced(undefined);
    switch (by.kind) {
      case 'room':
        return desk.changeFloor(floor.level, of => addRoom(of, by.of, points));
      case 'opening':
        return void desk.changeFloor(floor.level, of => openAt(of, first, by.of, reach + 200));
      case 'item':
        return void desk.changeFloor(floor.level, of => furnishAt(of, first, by.of));
      case 'split': {
        const next = second && cutThrough(floor, first, second);
        desk.refuse(second && !next ? { code: 'plan/cut-misses-room', ids: [] } : undefined);
        return void setEnds(next && second && [first, second]);
      }
      case 'propose': {
        const drawn = floor.rooms.find(({ ring }) => isInside(first, ring));
        if (!drawn) return void trace.propose(first, floor);
        trace.forget();
        setAnnounced('drawn');
        return void choose(drawn.id);
      }
      case 'corners':
        return void trace.flatten(points).then(() => setDrawing({ ...NO_DRAWING, tool: { kind: 'length' } }));
      case 'turn':
        return void (second && trace.lay(placing => turnToLine(placing, first, second)));
      case 'length':
      case 'stretch':
        return void setEnds(second && [first, second]);
      case 'select':
        return undefined;
      default:
        return assertNever(by);
    }
  };
  const { plan: faced, settings, options } = useMemo(() => planByNeedle(plan, facing), [plan, facing]);
  const { looksOn } = usePlanPhotos(faced);
  const { captionLang } = useLanguage();
  const named = floor.rooms.find(({ id }) => id === room);
  const refused = desk.refusal && tell(desk.refusal);
  // On a phone the tools of the picture are far from the words about them, and from what they refuse.
  const says = {
    wrong:
      (tool.kind !== 'select' && refused) ||
      (isOfPicture(tool) && !measured && trace.fault && t(`planTrace.faults.${trace.fault}`)) ||
      undefined,
    done: announced && named && t('planTrace.drawn', { room: nameOf(named) }),
    hint: isOfPicture(tool) ? t(`planTrace.hints.${tool.kind}`) : undefined,
  };
  const north = useSheetNorth(facing, options.up, faced.up);
  const { isGuess } = desk;
  return (
    <SheetFacts
      value={{ isGuess, north, roomNamed, top: Math.max(...plan.floors.map(({ level }) => level)) }}
    >
      <section ref={wholeRows} className="plan-desk" aria-label={t('planDesk.current')}>
        <h2 ref={head} tabIndex={-1} className="plan-desk__head">
          {t('planDesk.current')} · {t(`planDesk.${mode}`)}
          {plan.floors.length > 1 && ` · ${t('planDesk.floor')} ${floor.level + 1}`}
          <PrintedFor />
        </h2>
        <div ref={bar} className="plan-desk__bar" role="toolbar" aria-label={t('planDesk.modes')}>
          <SegmentedControl<Mode>
            label={t('planDesk.modes')}
            value={mode}
            onChoose={next => open({ plan: next === 'draw' ? undefined : next })}
            options={MODES.map(value => ({
              value,
              label: t(`planDesk.${value}`),
            }))}
          />
          {plan.floors.length > 1 && (
            <SegmentedControl
              label={t('planDesk.floor')}
              value={String(floor.level)}
              onChoose={value => open({ floor: Number(value), room: undefined })}
              options={plan.floors.map(each => ({
                value: String(each.level),
                label: String(each.level + 1),
              }))}
            />
          )}
          <div className="plan-desk__acts">
            <UndoButtons canUndo={desk.undo !== undefined} canRedo={desk.redo !== undefined} undo={undo} />
            <CopyLink />
            <IconButton label={t('planDesk.print')} icon={<PrinterIcon />} onClick={() => window.print()} />
          </div>
        </div>
        {mode === 'draw' && !isFramed && <SheetWaits />}
        {mode === 'draw' && isFramed && (
          <>
            <div className="plan-desk__picture">
              <DrawSheet
                tool={tool}
                points={isHere ? drawing.points : []}
                setPoints={setPoints}
                onLeave={() => {
                  chooseTool({ kind: 'select' });
                  document.querySelector<HTMLElement>('.draw-tool')?.focus();
                }}
                onPoints={onPoints}
                picture={trace.shown}
                says={says}
                proposed={trace.proposed}
                cut={measured ? { line: measured } : cut}
                looks={looksOn(floor)}
                inHand={{ facts: factsAt, row: rowAt }}
                desk={desk}
                floor={floor}
                chosen={room}
                thing={thing?.id}
                onChoose={choose}
                snapMode={snapMode}
              />
              <PlanKey signs={[tool.kind === 'select' && looksOn(floor).length > 0 && 'look']} />
            </div>
            {/* R782: whatever is typed or chosen next ends the message on the last refusal. */}
            <div
              {...held}
              ref={side}
              className="plan-desk__side"
              onChangeCapture={() => desk.refuse(undefined)}
            >
              <p role="alert" className="plan-desk__refusal">
                {tool.kind === 'select' && refused}
              </p>
              <div className="plan-desk__title">
                <Heading level={3} size="l" caption={t('planDesk.drawOther')} captionLang={captionLang}>
                  {tool.kind === 'room'
                    ? kinds[tool.of]
                    : named
                      ? nameOf(named)
                      : (['wide', 'narrow'] as const).map(of => (
                          <span key={of} className={`plan-desk__${of}`}>
                            {t(of === 'wide' ? 'planDesk.rooms' : 'planTrace.tools')}
                          </span>
                        ))}
                </Heading>
                {tool.kind !== 'select' && (
                  <Button size="s" variant="primary" onClick={() => chooseTool({ kind: 'select' })}>
                    {t('planTrace.done')}
                  </Button>
                )}
              </div>
              <div ref={setFactsAt} className="draw-facts" />
              <DrawTools tool={tool} onTool={chooseTool} />
              {isSplit && <CutOffer {...{ desk, floor, cut }} onCut={() => setEnds(undefined)} />}
              <PicturePanel
                {...{ trace, floor, tool, measured }}
                onTool={chooseTool}
                onMeasured={() => chooseTool({ kind: 'select' })}
                onTake={(kind, ring) =>
                  desk.changeFloor(floor.level, of => addRoom(of, kind, ring)) && trace.forget()
                }
              />
              <RoomList
                {...{ desk, floor }}
                up={options.up}
                chosen={room}
                onChoose={choose}
                thing={thing}
                onThing={setThing}
                inHand={
                  tool.kind === 'room' && <li ref={setRowAt} className="room-list__head" aria-hidden="true" />
                }
                cut={isSplit ? undefined : cut}
                onCut={setTypedCut}
              />
              <details className="palace-north">
                <summary>{t('planDesk.helpOf')}</summary>
                <p className="plan-desk__note">{t('planDesk.help')}</p>
              </details>
              <Select
                label={t('planDesk.snap')}
                value={snapMode}
                options={SNAP_MODES.map(value => ({ value, label: t(`planDesk.snaps.${value}`) }))}
                onChange={event => setSnapMode(event.target.value as SnapMode)}
              />
              <PlanFiles
                {...{ plan, nameOf, level: floor.level, toPng: files.png, onSave: device.save }}
                facing={houseFacing}
                onBegin={() => open({ plan: 'begin', room: undefined })}
              />
            </div>
          </>
        )}
        {mode === 'compass' && (
          <PalaceSheet {...{ desk, floor, options }} plan={faced} isFacingKnown={facing.isMeasured} />
        )}
        {mode === 'reading' && <ReadingSheet {...{ desk, floor, settings, options }} plan={faced} />}
        {mode === 'year' && <YearSheet {...{ floor, options }} isOnly={plan.floors.length === 1} />}
        {mode === 'light' && <LightSheet desk={desk} plan={faced} floor={floor} />}
      </section>
    </SheetFacts>
  );
}

/** On paper: whose home it is, and the day; the sample is nobody's. */
function PrintedFor() {
  const { language } = useLanguage();
  const { clock } = usePorts();
  const name = useApp(state => (state.sample === undefined ? selectInfo(state)?.name : undefined));
  const today = formatDay(language, civilDateAt(clock.now(), clock.zone()));
  return usePrinting() && <small>{[name, today].filter(Boolean).join(' · ')}</small>;
}
