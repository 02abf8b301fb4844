import { boxBetween, type DrawTool, drawnFloor, isOfPicture, type PhotoLook, POINTS_OF } from '@app/home';
import { formatNumber } from '@app/i18n';
import {
  type Floor,
  type Item,
  itemCorners,
  type Point,
  type Refusal,
  type Ring,
  roomOf,
  roundPoint,
  type SnapMode,
  type Snapped,
  sidesOf,
  signedArea,
} from '@app/plan';
import {
  type Cut,
  catchRadius,
  cutThrough,
  dragged,
  type Grip,
  nextPoint,
  ringPath,
  stepped,
  strayThings,
} from '@app/plan/drawing';
import { cornersOn, onPlan } from '@app/plan/trace';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { KnownLine } from '@app/scenes/KnownLine';
import { useRefusalText } from '@app/scenes/LengthField';
import { PaperTools } from '@app/scenes/PaperTools';
import { lookPoints, PhotoLookMark } from '@app/scenes/PhotoLookMark';
import { Loupe, PointLayer } from '@app/scenes/PointLayer';
import { RoomInHand } from '@app/scenes/RoomInHand';
import { ThingsAstray } from '@app/scenes/ThingsAstray';
import { usePaper } from '@app/scenes/usePaper';
import { isScreenNow, SLOP } from '@app/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { usePlanWords } from '../../common/usePlanWords';
import type { Desk } from './useDesk';
import type { Trace } from './useTracing';

export interface DrawSheetProps {
  readonly desk: Desk;
  readonly floor: Floor;
  readonly chosen: string | undefined;
  /** R871: the chosen thing. */
  readonly thing: string | undefined;
  readonly onChoose: (room: string | undefined, thing?: string) => void;
  readonly snapMode: SnapMode;
  readonly tool: DrawTool;
  readonly points: readonly Point[];
  readonly setPoints: (points: readonly Point[]) => void;
  /** Back to choosing. */
  readonly onLeave: () => void;
  /** The points a tool needs, and how far a wall may be from one; false if a room is refused: then its corners stay. */
  readonly onPoints: (tool: DrawTool, points: readonly Point[], reach: number) => boolean | undefined;
  readonly picture: Trace['shown'];
  /** R856: what the last point did, or why nothing, where it was put. */
  readonly says: { readonly [What in 'wrong' | 'done' | 'hint']: string | undefined };
  /** A proposed room. */
  readonly proposed: Ring | undefined;
  /** R603, R711: a proposed wall, or the length that is asked for. */
  readonly cut: Pick<Cut, 'line'> | undefined;
  /** R236: the directions of the floor's photos. */
  readonly looks: readonly PhotoLook[];
  /** R898: elements outside the drawing that describe the room being drawn: its facts, and its row in the list. */
  readonly inHand: { readonly [What in 'facts' | 'row']: HTMLElement | null };
}

interface Cursor extends Snapped {
  readonly perPixel: number;
  readonly isTouch: boolean;
  /** Moved off the grid by hand, to stay there. */
  readonly isFree?: boolean;
}

/** The pointer on a grip, where it was last: a press until it goes further than a hand trembles. */
interface Hand {
  readonly event: PointerEvent;
  readonly does: 'press' | 'drag' | 'nothing';
}

/** Where the arrows move the cross. */
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The plan to draw on. A drag shows each step and is saved as one when it ends; invalid steps are not shown. */
export function DrawSheet({
  desk,
  floor,
  chosen,
  thing,
  onChoose,
  snapMode,
  tool,
  points,
  setPoints,
  onLeave,
  onPoints,
  picture,
  says,
  proposed,
  cut,
  looks,
  inHand,
}: DrawSheetProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { namesOn, rooms } = usePlanWords();
  const tell = useRefusalText();
  const svg = useRef<SVGSVGElement>(null);
  const [grip, setGrip] = useState<Grip>();
  const hand = useRef<Hand>(undefined);
  const [drawn, setDrawn] = useState<Floor>();
  /** Why a drag goes no further. */
  const [fault, setFault] = useState<Refusal['code']>();
  const [cursor, setCursor] = useState<Cursor>();
  /** R1071: where a drag of the mouse began a room. */
  const [corner, setCorner] = useState<Point>();
  const [crossOn, setCrossOn] = useState<boolean>();
  const shown = drawn ?? floor;
  const wanted = POINTS_OF[tool.kind];
  // R891: a finger would cover the corner it draws.
  const byCross = wanted > 0 && (crossOn ?? (tool.kind === 'room' && isScreenNow('touch')));
  const callOff = () => {
    hand.current = undefined;
    setGrip(undefined);
    setDrawn(undefined);
    setFault(undefined);
    setCursor(undefined);
    setCorner(undefined);
  };
  const paper = usePaper(svg, byCross || (wanted === 0 && !grip), callOff);
  const wasMoved = useRef(false);
  // R901: wherever the focus is.
  const inDrag = useRef<(event: globalThis.KeyboardEvent) => void>(undefined);
  inDrag.current = event => {
    const { current: held } = hand;
    if (!grip || held?.does !== 'drag') return;
    if (event.key === 'Escape') {
      callOff();
      paper.up(held.event);
      hand.current = { ...held, does: 'nothing' };
    } else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && 'thing' in grip) {
      const next = { ...grip, turned: (grip.turned ?? 0) + 90 };
      setGrip(next);
      drag(next, held.event);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => inDrag.current?.(event);
    if (grip) addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [grip]);
  // R856, R1072: with the focus on the desk or nowhere.
  const goBack = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, defaultPrevented, target } = event;
    if (key !== 'Escape' || defaultPrevented || tool.kind === 'select') return;
    if (!(target instanceof Element) || (target !== document.body && !target.closest('.plan-desk'))) return;
    event.preventDefault();
    if (corner && hand.current) {
      hand.current = { ...hand.current, does: 'nothing' };
      setCorner(undefined);
    } else if (points.length > 0) setPoints([]);
    else onLeave();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => goBack(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  // Another tool begins where the pointer is next.
  const [begun, setBegun] = useState(tool);
  if (begun !== tool) {
    setBegun(tool);
    setCursor(undefined);
  }
  // R931: the keys of a tool act on the drawing, also after a found room is accepted or left; a length is typed.
  const here = () => svg.current?.focus({ preventScroll: true });
  const isAsked = proposed !== undefined || (isOfPicture(tool) && cut !== undefined);
  useEffect(() => {
    if (POINTS_OF[tool.kind] > 0 && !isAsked) svg.current?.focus({ preventScroll: true });
  }, [tool, isAsked]);
  // R941: where the person left it.
  const goOn = useRef(() => points.length > 0 && paper.lookAt(points.at(-1)!, byCross));
  useEffect(() => void goOn.current(), []);
  const room = shown.rooms.find(each => each.id === chosen);
  const carried = grip && 'thing' in grip && shown.items.find(({ id }) => id === grip.thing);

  /**
   * Where a tool's point would be, and what it snapped to. Nothing in the picture is snapped to: it is not on the
   * plan yet.
   */
  const pointed = (event: PointerEvent) =>
    caughtAt(toPlan(svg.current, event), event.pointerType === 'touch', event.altKey);
  const caughtAt = ({ at, perPixel }: Pick<Cursor, 'at' | 'perPixel'>, isTouch: boolean, isFree: boolean) => {
    const radius = catchRadius(isTouch, perPixel);
    const mode = (tool.kind !== 'room' && tool.kind !== 'split') || isFree ? 'off' : snapMode;
    const caught = nextPoint(floor, at, points, { mode, radius, isRing: tool.kind === 'room' });
    return { ...caught, perPixel, isTouch, radius };
  };
  const give = (given: readonly Point[], reach: number) => {
    setPoints(onPoints(tool, given, reach) === false ? given : []);
  };
  const put = ({ at, closes, radius, isTouch }: ReturnType<typeof caughtAt>) => {
    if (isTouch) setCursor(undefined);
    const given = closes ? points : [...points, at];
    if (closes || given.length >= wanted) return give(given, radius);
    setPoints(given);
    // The previous split is abandoned.
    if (tool.kind === 'split') onPoints(tool, given, radius);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && tool.kind === 'room' && points.length > 2) give(points, 0);
    else if (event.key === 'Backspace' && points.length > 0) setPoints(points.slice(0, -1));
    else if (event.key === ' ' && underCross) put(underCross);
    else if (event.key === ' ' && cursor)
      put(caughtAt(cursor, false, event.altKey || cursor.isFree === true));
    else if (STEPS[event.key]) step(event);
    else return;
    event.preventDefault();
  };
  /** The arrows move the cross, from the last corner or the middle of the view; under a fixed one they move the paper. */
  const step = (event: KeyboardEvent) => {
    const at = stepped(
      underCross ? paper.middle() : (cursor?.at ?? points.at(-1) ?? paper.middle()),
      STEPS[event.key]!,
      event,
    );
    const { perPixel } = cursor ?? toPlan(svg.current);
    setCursor({ at, perPixel, reason: 'none', isTouch: false, isFree: event.altKey });
    paper.lookAt(at, byCross);
  };
  const move = (event: PointerEvent) => {
    if (paper.move(event) || byCross) return;
    if (wanted > 0) setCursor(pointed(event));
    if (!hand.current) return;
    const { event: began, does } = hand.current;
    if (does === 'press') {
      if (Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) <= SLOP) return;
      svg.current?.setPointerCapture?.(event.pointerId);
      if (wanted > 0) setCorner(pointed(began).at);
    }
    if (does !== 'nothing') hand.current = { event, does: 'drag' };
    if (grip) drag(grip, event);
  };
  const drag = (held: Grip, event: PointerEvent) => {
    const { at, perPixel } = toPlan(svg.current, event);
    const isTouch = event.pointerType === 'touch';
    const mode = event.altKey ? 'off' : snapMode;
    const result = dragged(floor, chosen ?? '', held, at, { mode, radius: catchRadius(isTouch, perPixel) });
    // R602: said here, so that a step draws nothing else of the desk again.
    setFault(result.ok ? undefined : result.error.code);
    if (result.ok) setDrawn(result.value);
    // A wall is longer than the finger on it is wide.
    if (!('side' in held)) setCursor({ at, perPixel, isTouch, reason: 'none' });
  };
  const drop = (event: PointerEvent) => {
    const { current: held } = hand;
    wasMoved.current = paper.up(event) || (held !== undefined && held.does !== 'press');
    if (wanted > 0) {
      if (corner) box(corner, pointed(event));
      // The right button opens the browser's menu.
      else if (!wasMoved.current && !byCross && !(event.button > 0)) put(pointed(event));
      hand.current = undefined;
      return setCorner(undefined);
    }
    if (drawn) desk.changeFloor(floor.level, () => ({ ok: true, value: drawn }));
    if (drawn && carried) onChoose(roomOf(shown, carried)?.id, carried.id);
    callOff();
  };
  /** A line has no floor: its ends are the first two corners, or one if both snap to it. A refused box is dragged again. */
  const box = (from: Point, { at, radius }: ReturnType<typeof caughtAt>) => {
    const ring = boxBetween(from, at);
    if (signedArea(ring) === 0) setPoints(from.join() === at.join() ? [from] : [from, at]);
    else onPoints(tool, ring, radius);
  };
  /** R1071: a finger aims by its drag, under the loupe. */
  const down = (event: PointerEvent) => {
    if (paper.down(event) || tool.kind !== 'room' || byCross) return;
    if (points.length === 0 && event.pointerType !== 'touch' && event.button === 0)
      hand.current = { event, does: 'press' };
  };
  const take = (next: Grip) => (event: PointerEvent) => {
    event.stopPropagation();
    if (paper.down(event)) return;
    hand.current = { event, does: 'press' };
    setGrip(next);
  };
  /** A finger on the paper moves it, whatever lies there, until the room or the thing is chosen. */
  const takeThing = (item: Item) => (event: PointerEvent) => {
    if (event.pointerType === 'touch' && item.id !== thing && roomOf(floor, item)?.id !== chosen) return;
    take({ thing: item.id, from: toPlan(svg.current, event).at })(event);
  };

  /** The cross stays in the middle: whatever it snaps to there is the point. */
  const underCross = byCross
    ? caughtAt(
        { at: roundPoint(paper.middle()), perPixel: toPlan(svg.current).perPixel },
        true,
        cursor?.isFree === true,
      )
    : undefined;
  const [begin] = points;
  const end = (underCross ?? cursor)?.at;
  const corners = corner && end ? boxBetween(end, corner) : points;
  const ring = tool.kind === 'room' ? drawnFloor([...corners, ...(end ? [end] : [])]) : [];
  const soFar = Math.abs(signedArea(ring)) / 1e6;
  const area = soFar > 0 ? formatNumber(language, soFar, { maximumFractionDigits: 1 }) : undefined;
  const last = corners.at(-1);
  const split = tool.kind === 'split' && begin && end ? cutThrough(shown, begin, end) : cut;
  const marks = useMemo(
    () => looks.map(look => ({ ...look, floor: shown, isQuiet: look.roomId !== chosen })),
    [looks, shown, chosen],
  );
  const aside = useMemo(() => marks.flatMap(lookPoints), [marks]);
  return (
    <div className="draw-frame">
      <FloorPicture
        ref={svg}
        floor={shown}
        aside={aside}
        margin={300}
        measured
        chosen={chosen}
        nameOf={namesOn(shown.rooms)}
        label={t('planDesk.drawing')}
        className="draw-sheet"
        data-dragging={drawn && grip && ('thing' in grip ? 'thing' : 'wall')}
        paper={paper.paper}
        fills={byCross}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={event => {
          paper.up(event);
          callOff();
        }}
        onPointerLeave={event => {
          paper.up(event);
          callOff();
        }}
        {...(wanted > 0 && { tabIndex: 0, 'aria-describedby': 'draw-keys' })}
        onKeyDown={byKey}
        drawingId="draw-all"
        under={picture && <Picture {...picture} />}
        style={{ '--under': picture?.opacity } as CSSProperties}
        {...(picture && { around: cornersOn(picture.placing, picture.width, picture.height) })}
        onClick={event => {
          if (wanted > 0 || wasMoved.current) return;
          const target = event.target as Element;
          const pressed = floor.items.find(({ id }) => id === target.getAttribute('data-thing'));
          if (pressed) onChoose(roomOf(floor, pressed)?.id, pressed.id);
          else onChoose(target.closest('[data-room]')?.getAttribute('data-room') ?? undefined);
        }}
        over={
          wanted === 0 ? (
            cursor?.isTouch && (
              <Loupe
                at={carried ? carried.at : nearest(room?.ring ?? [], cursor.at)}
                perPixel={cursor.perPixel}
                of="draw-all"
              />
            )
          ) : (
            <PointLayer
              points={corners}
              cursor={underCross ?? cursor}
              isBox={corner !== undefined}
              perPixel={cursor?.perPixel ?? toPlan(svg.current).perPixel}
              isRoom={tool.kind === 'room'}
              middle={paper.middle()}
              isFixed={byCross}
              loupeOf={!byCross && cursor?.isTouch ? 'draw-all' : undefined}
            />
          )
        }
      >
        {marks.map(({ id, ...mark }) => (
          <PhotoLookMark key={id} {...mark} />
        ))}
        {strayThings(shown).map(item => (
          <path key={item.id} className="draw-sheet__stray" d={ringPath(itemCorners(item))} />
        ))}
        {proposed && (
          <polygon className="draw-sheet__proposed" points={proposed.map(p => p.join()).join(' ')} />
        )}
        {picture?.known && (
          <KnownLine
            {...{
              from: onPlan(picture.placing, picture.known[0]),
              to: onPlan(picture.placing, picture.known[1]),
            }}
            floor={shown}
            picture={cornersOn(picture.placing, picture.width, picture.height)}
          />
        )}
        {split && <polyline className="draw-sheet__cut" points={split.line.map(p => p.join()).join(' ')} />}
        {wanted === 0 &&
          shown.items.map(item => (
            <path
              key={item.id}
              className="draw-sheet__thing"
              data-thing={item.id}
              data-chosen={item.id === thing || undefined}
              d={ringPath(itemCorners(item))}
              onPointerDown={takeThing(item)}
            />
          ))}
        {room &&
          wanted === 0 &&
          sidesOf(room.ring).map(({ a, b }, side) => (
            <line
              key={side}
              className="draw-sheet__side"
              data-room={room.id}
              x1={a[0]}
              y1={a[1]}
              x2={b[0]}
              y2={b[1]}
              onPointerDown={event => take({ side, from: toPlan(svg.current, event).at })(event)}
            />
          ))}
        {room &&
          wanted === 0 &&
          sidesOf(room.ring).map(({ a }, corner) => (
            <circle
              key={corner}
              className="draw-sheet__corner"
              data-room={room.id}
              cx={a[0]}
              cy={a[1]}
              r={130}
              onPointerDown={take({ corner: a })}
            />
          ))}
      </FloorPicture>
      {tool.kind === 'room' && inHand.facts && last && end && (
        <Portal to={inHand.facts}>
          <RoomInHand floor={floor} wall={[last, end]} area={area && `${area} m²`} />
        </Portal>
      )}
      {tool.kind === 'room' && inHand.row && (
        <Portal to={inHand.row}>
          <b>{rooms[tool.of]}</b>
          {[area, undefined, undefined].map((number, i) => (
            <small key={i} className="ui-num">
              {number ?? '·'}
            </small>
          ))}
        </Portal>
      )}
      <div className="draw-frame__says">
        <p role="alert">{says.wrong ?? (fault && tell({ code: fault, ids: [] }))}</p>
        <p role="status">{says.done ?? <ThingsAstray floor={shown} {...desk.along} />}</p>
        <p aria-hidden="true">{!says.wrong && !says.done && says.hint}</p>
        {tool.kind === 'room' && snapMode === 'grid' && (
          <p aria-hidden="true" className="draw-frame__mouse">
            {t('planTrace.mouse')}
          </p>
        )}
        {wanted > 0 && (
          <p id="draw-keys" className="draw-frame__keys">
            {t(`planTrace.keys.${tool.kind === 'room' ? 'room' : 'points'}`)}
          </p>
        )}
      </div>
      <PaperTools
        moves={paper}
        byCross={wanted > 0 ? byCross : undefined}
        onCross={on => {
          setCrossOn(on);
          here();
        }}
        onPlace={() => {
          if (underCross) put(underCross);
          here();
        }}
        soFar={area}
        onBack={byCross && last ? () => setPoints(points.slice(0, -1)) : undefined}
        onClose={
          soFar > 0 && ring.length > 3 && !corner
            ? () => give(points.length > 2 ? points : ring, 0)
            : undefined
        }
      />
    </div>
  );
}

const Portal = ({ to, children }: { readonly to: HTMLElement; readonly children: ReactNode }) =>
  createPortal(children, to);

function Picture({ url, width, height, placing, opacity }: NonNullable<Trace['shown']>) {
  return (
    <image
      href={url}
      width={width}
      height={height}
      transform={`matrix(${placing.join(' ')})`}
      opacity={opacity}
    />
  );
}

const nearest = (corners: readonly Point[], [x, y]: Point): Point =>
  corners.toSorted((p, q) => Math.hypot(p[0] - x, p[1] - y) - Math.hypot(q[0] - x, q[1] - y))[0] ?? [x, y];

/** The pointer's position on the plan, and the millimetres of a pixel. */
export function toPlan(svg: SVGSVGElement | null, event = { clientX: 0, clientY: 0 }) {
  const matrix = svg?.getScreenCTM();
  // Nothing is laid out yet: a usual scale, until then.
  if (!matrix) return { at: [0, 0] as Point, perPixel: 15 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { at: roundPoint([x, y]), perPixel: 1 / matrix.a };
}
