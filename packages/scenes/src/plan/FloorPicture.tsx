import { formatLength, useLanguage } from '@app/i18n';
import {
  boxOf,
  countsAsHome,
  derive,
  type Floor,
  type Point,
  type Ring,
  type Room,
  signedArea,
} from '@app/plan';
import {
  dimensionsOf,
  drawFloor,
  type FloorDrawing,
  LEADING,
  type Paper,
  ringPath,
  roomLabel,
  sheetOf,
} from '@app/plan/drawing';

import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  type SVGProps,
  use,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PerPixel, useShownSize } from './perPixel';
import { SheetFacts } from './SheetFacts';
import { usePrinting } from './usePrinting';
import './floorPicture.css';

export interface FloorPictureProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'role'> {
  readonly floor: Floor;
  /** Its description for a person who cannot see it; absent if words beside it already give it. */
  readonly label?: string;
  /** Further points that must be visible. */
  readonly around?: readonly Point[];
  /** Millimetres of ground around the walls. */
  readonly margin?: number;
  readonly chosen?: string | undefined;
  /** R592: with lengths along the outer walls. */
  readonly measured?: boolean;
  /** Millimetres of the bar below; by default a round length of the visible part. */
  readonly bar?: number;
  /** A room without one has no name on the drawing. */
  readonly nameOf?: ((room: Room) => string | undefined) | undefined;
  /** R825: false for names alone, in small letters. */
  readonly areas?: boolean;
  /** In smaller letters of this many pixels, under something of more weight. */
  readonly quiet?: number;
  /** Boxes drawn over the rooms: no name lies under one. */
  readonly taken?: readonly Box[];
  /** Marks of the drawing: a name keeps clear of them where it can. */
  readonly aside?: readonly Point[];
  /** Lines on the floor: a name crosses them only where its room has no other place. */
  readonly lines?: readonly Box[];
  /** On the floor, under things and walls. */
  readonly onFloor?: ReactNode;
  /** Under the rooms, in the same millimetres. */
  readonly under?: ReactNode;
  /** Identifies the drawing, so that a loupe can show it again. */
  readonly drawingId?: string;
  /** The visible part; by default all of it. */
  readonly paper?: Paper;
  /** Its paper reaches to the edges of its space, whatever its shape. */
  readonly fills?: boolean;
  /** R861: false where the picture has a compass of its own. */
  readonly withNorth?: boolean;
  /** Called with the millimetres per pixel, at layout and on change. */
  readonly onPerPixel?: ((perPixel: number) => void) | undefined;
  /** Over the drawing, under the names of its rooms. */
  readonly children?: ReactNode;
  /** Over the names as well. */
  readonly over?: ReactNode;
}

type Box = FloorDrawing['taken'][number];

const NONE: readonly Box[] = [];
const NOWHERE: readonly Point[] = [];
/** R670: height in pixels of the letters of names and areas, in a large picture and in a small one; and of lengths. */
const LETTERS = [15, 12] as const;
const SMALL_LETTERS = [13, 11] as const;
const LENGTH = 12;
/** R976: pixels from a mark to names, with the space around them 30 and, in a small picture, 13. */
const OFF_MARK = [22, 6] as const;
/** Least width of a large picture, pixels. */
const LARGE = 480;
/** R1077: pixels of a picture over which its letters grow with it. */
const VAST = 900;
/** Pixels taken by rows of lengths across a picture, and by one length along its wall. */
const ROWS = 7 * LENGTH;
const SHORTEST = 28;
/** Least width in pixels of what is below a drawing, however narrow that is: its scale, the zoom, and north. */
const FOOT = 330;
/** Width in pixels of a picture without layout. */
const UNSEEN = 1000;

/** A floor as ink: walls, openings, items and names. */
export function FloorPicture({
  floor,
  label,
  margin = 400,
  chosen,
  nameOf,
  taken = NONE,
  aside = NOWHERE,
  lines: crossed = NONE,
  under,
  onFloor,
  around,
  measured = false,
  areas = true,
  quiet,
  bar,
  drawingId,
  paper,
  fills = false,
  withNorth = true,
  onPerPixel,
  children,
  over,
  ref,
  ...svg
}: FloorPictureProps) {
  const drawing: FloorDrawing = drawFloor(floor);
  const { box: drawn, walls, railings, rooms, openings, items, stairs } = drawing;
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { isGuess, north, top = floor.level } = use(SheetFacts);
  const [size, hold] = useShownSize(ref);
  const isPrinting = usePrinting();
  const [across, down] = [drawn.right - drawn.left, drawn.bottom - drawn.top];
  const span = Math.max(across, down);
  // Rows of lengths are one letter height on the screen apart, and the rows themselves make the picture smaller.
  const rows =
    size && Math.max((across + 2 * margin) / (size[0] - ROWS), (down + 2 * margin) / (size[1] - ROWS));
  // R827: the chains take the place of the drawing where it is small.
  const isNarrow = size !== undefined && size[0] < LARGE;
  const lengths = measured
    ? dimensionsOf(floor, rows && rows > 0 ? rows * LENGTH : span / 26, isNarrow)
    : undefined;
  const held = around && floor.rooms.length === 0 ? [] : corners(drawn);
  const box = boxOf([...held, ...(around ?? []), ...(lengths?.around ?? [])]);
  const {
    whole,
    viewBox: seen,
    width,
    height,
    scale,
  } = sheetOf(box, margin, isPrinting ? undefined : paper, bar);
  const perPixel = size ? Math.max(width / size[0], height / size[1]) : width / UNSEEN;
  const spare = size ? [size[0] * perPixel - width, size[1] * perPixel - height] : [0, 0];
  const least = withNorth && north ? Math.max(0, FOOT * perPixel - width) : 0;
  const [wider = 0, higher = 0] = fills ? spare : [Math.min(spare[0]!, least), 0];
  const [viewX = 0, viewY = 0] = seen.split(' ').map(Number);
  const viewBox =
    wider || higher
      ? [viewX - wider / 2, viewY - higher / 2, width + wider, height + higher].join(' ')
      : seen;
  useLayoutEffect(() => onPerPixel?.(perPixel), [onPerPixel, perPixel]);
  const shown = Math.min(width, height) / perPixel;
  const isSmall = !areas || shown < LARGE;
  const [nameLetter, areaLetter] = isSmall ? SMALL_LETTERS : LETTERS;
  // In steps: a wall that is dragged changes the size of the picture a little, and every label would be laid again.
  const grown = Math.min(Math.max(Math.round((shown / VAST) * 8) / 8, 1), 1.4);
  const letters = quiet ? ([quiet, quiet] as const) : ([nameLetter * grown, areaLetter * grown] as const);
  const offMark = OFF_MARK[isSmall ? 1 : 0] * perPixel;
  // R602: a pointer that moves draws the picture again, with the same obstacles.
  const thingsIn = useMemo(() => {
    const obstacles = [...drawing.taken, ...crossed, ...aside.map(at => squareAbout(at, offMark))];
    return inRooms(floor.rooms, obstacles);
  }, [drawing, floor.rooms, crossed, aside, offMark]);
  const takenIn = useMemo(() => inRooms(floor.rooms, taken), [floor.rooms, taken]);
  const outside = new Set(floor.rooms.filter(room => !countsAsHome(room)).map(({ id }) => id));
  const barLength = useMemo(() => formatLength(language, scale.length / 1000), [language, scale.length]);
  const frame = {
    ...svg,
    ref: hold,
    className: `floor-picture ${svg.className ?? ''}`,
    viewBox: viewBox,
    style: { ...svg.style, '--px': `${perPixel}px`, '--grown': grown } as CSSProperties,
    ...(paper && { 'data-whole': whole }),
  };
  const lines = (
    <>
      <g id={drawingId}>
        {under}
        {rooms.map(room => (
          <Line
            key={room.id}
            d={room.area}
            className="floor-picture__room"
            data-room={room.id}
            data-chosen={room.id === chosen || undefined}
            data-outside={outside.has(room.id) || undefined}
          />
        ))}
        {onFloor}
        <path className="floor-picture__tiles" d={rooms.map(({ tiles }) => tiles ?? '').join('')} />
        <path className="floor-picture__boards" d={rooms.map(({ boards }) => boards ?? '').join('')} />
        {floor.level < top && <path className="floor-picture__stairs" d={stairs} />}
        <path className="floor-picture__items" d={items.map(item => item.lines).join('')} />
        <path className="floor-picture__walls" d={walls} />
        <path className="floor-picture__railings" d={railings} />
        {openings.map(({ id, kind, lines, leaf }) => (
          <Fragment key={id}>
            <Line className="floor-picture__opening" data-kind={kind} d={lines} />
            {leaf && <Line className="floor-picture__leaf" data-kind={kind} d={leaf} />}
          </Fragment>
        ))}
      </g>
      {lengths && (
        <g className="floor-picture__lengths">
          <path d={lengths.lines} />
          {lengths.lengths.map(
            ({ length, at: [x, y], turn }, i) =>
              length > SHORTEST * perPixel && (
                <text key={i} transform={`translate(${x} ${y}) rotate(${turn})`}>
                  {(length / 1000).toFixed(2)}
                </text>
              ),
          )}
        </g>
      )}
      <g
        className="floor-picture__scale"
        data-guess={isGuess || undefined}
        transform={`translate(${-wider / 2} ${higher / 2})`}
      >
        <path d={scale.frame} />
        <path d={scale.filled} />
        <text x={scale.at[0]} y={scale.at[1]}>
          {barLength}
          {isGuess && ` · ${t('planDesk.guess')}`}
        </text>
      </g>
      {withNorth && north && (
        <North {...north} at={[viewX + width + wider / 2, scale.at[1] + higher / 2]} perPixel={perPixel} />
      )}
      <PerPixel value={perPixel}>{children}</PerPixel>
      {nameOf &&
        floor.rooms.map(room => {
          const name = nameOf(room);
          if (!name) return null;
          return (
            <RoomName
              key={room.id}
              name={name}
              isAlone={!areas}
              ring={room.ring}
              things={thingsIn.get(room) ?? NONE}
              taken={takenIn.get(room) ?? NONE}
              letter={letters[0] * perPixel}
              small={letters[1] * perPixel}
            />
          );
        })}
      {over}
    </>
  );
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {lines}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {lines}
    </svg>
  );
}

// R602: React skips the parts of a floor that have not changed.

const Line = memo((line: SVGProps<SVGPathElement>) => <path {...line} />);

interface RoomNameProps {
  readonly name: string;
  /** Without its area. */
  readonly isAlone: boolean;
  readonly ring: Ring;
  readonly things: readonly Box[];
  readonly taken: readonly Box[];
  /** Height in millimetres of the letters of a name, and of its area. */
  readonly letter: number;
  readonly small: number;
}

const RoomName = memo(({ name, isAlone, ring, things, taken, letter, small }: RoomNameProps) => {
  const area = isAlone ? undefined : `${(signedArea(ring) / 1e6).toFixed(1)} m²`;
  const label = roomLabel(name, area, ring, things, { name: letter, area: small }, taken);
  if (!label) return null;
  const { lines, withArea, at } = label;
  const [x, y] = at;
  const first = y - ((lines.length - 1) * letter + (withArea ? small : 0)) * (LEADING / 2);
  return (
    <text className="floor-picture__name" style={{ fontSize: `${letter}px` }}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={Math.round(first + i * LEADING * letter)}>
          {line}
        </tspan>
      ))}
      {withArea && (
        <tspan
          className="floor-picture__area"
          style={{ fontSize: `${small}px` }}
          x={x}
          y={Math.round(first + LEADING * ((lines.length - 0.5) * letter + small / 2))}
        >
          {area}
        </tspan>
      )}
    </text>
  );
}, isAsBefore);

/** Pixels from the right edge of a picture to the middle of its north, and from its words' line up to there. */
const NORTH = { right: 20, up: 10 };

function North({ turn, name, at: [x, y], perPixel }: NorthProps) {
  return (
    <g
      className="floor-picture__north"
      transform={`translate(${x - NORTH.right * perPixel} ${y - NORTH.up * perPixel}) scale(${perPixel})`}
    >
      <path d="M0 -15L6 10L0 5L-6 10Z" transform={`rotate(${turn})`} />
      <text x={-NORTH.right} y={NORTH.up}>
        {name}
      </text>
    </g>
  );
}

interface NorthProps {
  readonly turn: number;
  readonly name: string;
  /** The right end of the line of the scale's words. */
  readonly at: Point;
  readonly perPixel: number;
}

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const squareAbout = ([x, y]: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** The boxes over the extent of each room. */
const inRooms = (rooms: readonly Room[], boxes: readonly Box[]): ReadonlyMap<Room, readonly Box[]> =>
  new Map(
    rooms.map(room => {
      const extent = boxOf(room.ring);
      return [room, boxes.filter(each => isOver(each, extent))];
    }),
  );

/** Of a room that keeps its ring while another is dragged, the obstacles are new boxes in the same places. */
function isAsBefore(one: RoomNameProps, two: RoomNameProps): boolean {
  return (
    one.ring === two.ring &&
    one.name === two.name &&
    one.isAlone === two.isAlone &&
    one.letter === two.letter &&
    one.small === two.small &&
    isSame(one.things, two.things) &&
    isSame(one.taken, two.taken)
  );
}

const isSame = (some: readonly Box[], others: readonly Box[]): boolean =>
  some === others || (some.length === others.length && some.every((each, i) => isPlace(each, others[i]!)));

const isPlace = (a: Box, b: Box): boolean =>
  a === b || (a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom);

const corners = ({ left, top, right, bottom }: FloorDrawing['box']): readonly Point[] => [
  [left, top],
  [right, bottom],
];

/** Offset of an upper floor from the one below, up and to the right, millimetres. */
const ABOVE = 450;

/** The extent of a floor above, as a dashed outline beside the one below. */
export const UpperFloor = ({ floor }: { readonly floor: Floor | undefined }) =>
  floor && (
    <path
      className="floor-picture__above"
      transform={`translate(${ABOVE} ${-ABOVE})`}
      d={derive(floor).outline.map(ringPath).join('')}
    />
  );
