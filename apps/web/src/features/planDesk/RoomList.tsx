import { roomEdges } from '@app/home';
import { directionAt, ok } from '@app/kernel';
import {
  addFloor,
  angleOf,
  changeRoom,
  countsAsHome,
  type Floor,
  type FloorResult,
  halveRoom,
  LIMITS,
  mergeRooms,
  mirrorPlan,
  OPENING_KINDS,
  type OpeningKind,
  openSide,
  type Plan,
  type PlanResult,
  type Point,
  ROOM_KINDS,
  type Room,
  type RoomKind,
  removeFloor,
  removeRoom,
  roomAreas,
  roomBeside,
  setLength,
  sidesOf,
  turned,
  turnPlan,
} from '@app/plan';
import { LengthField, type LengthFieldProps } from '@app/scenes/LengthField';
import { type ChosenThing, FloorHeight, OpeningRows, ThingRows, WallFields } from '@app/scenes/PartFields';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  FlipIcon,
  isEnter,
  RotateCwIcon,
  Select,
  TextField,
  useListFocus,
} from '@app/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAddress } from '../../common/address';
import { useFacing } from '../../common/useFacing';
import { usePlanWords } from '../../common/usePlanWords';
import { CutFields, type Cutting } from './CutFields';
import { RoomPhotos } from './RoomPhotos';
import type { Desk } from './useDesk';

export interface RoomListProps extends Cutting {
  readonly desk: Desk;
  readonly floor: Floor;
  /** Degrees of the plan's up, by the north used for naming sides. */
  readonly up: number;
  readonly chosen: string | undefined;
  readonly onChoose: (room: string | undefined) => void;
  /** R871: the thing that is chosen, in the list or on the drawing. */
  readonly thing: ChosenThing | undefined;
  readonly onThing: (thing: string | undefined) => void;
  /** The row of the room being drawn, before the others. */
  readonly inHand: ReactNode;
}

/** The rooms with all their measures: every drawing operation, in words and fields. */
export function RoomList({ desk, floor, up, chosen, onChoose, inHand, ...others }: RoomListProps) {
  const { t } = useTranslation('visualization');
  const nameOf = usePlanWords().namesOn(floor.rooms);
  const held = useListFocus<HTMLElement>(chosen, '.room-list__head');
  // R892: on a phone the list is folded until it is opened or a room is chosen.
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || chosen !== undefined;
  return (
    <section {...held} className="room-list" data-open={isOpen} aria-label={t('planDesk.rooms')}>
      <button
        type="button"
        className="room-list__fold"
        aria-expanded={isOpen}
        disabled={chosen !== undefined}
        onClick={() => setAsked(!isAsked)}
      >
        {t('planDesk.roomCount', { count: floor.rooms.length })} <ChevronDownIcon aria-hidden="true" />
      </button>
      <p className="room-list__columns" aria-hidden="true">
        <span>{t('planDesk.name')}</span>
        <span>{t('planDesk.squareMetres')}</span>
        <span>{t('planDesk.doors')}</span>
        <span>{t('planDesk.windows')}</span>
      </p>
      <ul>
        {inHand}
        {floor.rooms.map(room => (
          <li key={room.id} data-chosen={room.id === chosen || undefined}>
            <button
              type="button"
              className="room-list__head"
              aria-expanded={room.id === chosen}
              onClick={() => onChoose(room.id === chosen ? undefined : room.id)}
            >
              <b>{nameOf(room)}</b> <Summary floor={floor} room={room} />
            </button>
            {room.id === chosen && (
              <RoomFields key={room.id} {...{ desk, floor, room, up, onChoose }} {...others} />
            )}
          </li>
        ))}
      </ul>
      {desk.plan && <WholePlan {...{ desk, floor, up }} plan={desk.plan} />}
    </section>
  );
}

type Done = 'turned' | 'mirrored' | 'floorAdded' | 'floorRemoved';

interface WholePlanProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly up: number;
}

/** R746: what is done with all rooms of all floors at once, and said. */
function WholePlan({ desk, plan, floor, up }: WholePlanProps) {
  const { t } = useTranslation('visualization');
  const { directions } = usePlanWords();
  const { open } = useHomeAddress();
  const [done, setDone] = useState<{
    readonly kind: Done;
    readonly plan: Plan;
    readonly front: number | undefined;
  }>();
  const direction = directions[directionAt(up)];
  // As shown: a measured front keeps its direction, which the drawing is turned to (R606).
  const front = plan.facing === undefined ? undefined : Math.round(turned(up + plan.facing - plan.up));
  const facing = front === undefined ? '' : directions[directionAt(front)];
  const ofFront = front === done?.front ? 'frontKept' : 'frontNow';
  const said = done?.kind === 'mirrored' && facing ? ofFront : (done?.kind ?? 'turned');
  const change = (next: PlanResult, kind: Done) => {
    if (desk.change(next) && next.ok) setDone({ kind, plan: next.value, front });
    return next.ok;
  };
  return (
    <fieldset className="plan-desk__whole">
      <legend>{t('planDesk.whole')}</legend>
      <Button size="s" icon={<RotateCwIcon />} onClick={() => change(ok(turnPlan(plan, 1)), 'turned')}>
        {t('planDesk.turn')}
      </Button>
      <Button size="s" icon={<FlipIcon />} onClick={() => change(ok(mirrorPlan(plan)), 'mirrored')}>
        {t('planDesk.mirror')}
      </Button>
      <Button
        size="s"
        onClick={() =>
          change(addFloor(plan), 'floorAdded') && open({ floor: plan.floors.length, room: undefined }, 'turn')
        }
      >
        {t('planDesk.addFloor')}
      </Button>
      {plan.floors.length > 1 && (
        <Button size="s" onClick={() => change(removeFloor(plan), 'floorRemoved')}>
          {t('planDesk.removeFloor')}
        </Button>
      )}
      <FloorHeight floor={floor} attempt={operation => desk.attempt(floor.level, operation)} />
      <p role="status">
        {done?.plan === plan &&
          t(`planDesk.${said}`, { direction, front: facing, number: plan.floors.length })}
      </p>
    </fieldset>
  );
}

/** Three numbers under their heads; in words for a screen reader. */
function Summary({ floor, room }: Pick<RoomFieldsProps, 'floor' | 'room'>) {
  const { t } = useTranslation('visualization');
  const openings = roomEdges(floor, room).edges.flatMap(edge => edge.openings);
  const windows = openings.filter(({ kind }) => kind === 'window').length;
  const area = (roomAreas(floor, room).centreLines / 1e6).toFixed(1);
  const doors = openings.length - windows;
  return (
    <>
      <small className="ui-hidden">{t('planDesk.roomSummary', { area, doors, windows })}</small>
      {[area, doors, windows].map((number, i) => (
        <small key={i} className="ui-num" aria-hidden="true">
          {number}
        </small>
      ))}
    </>
  );
}

interface RoomFieldsProps extends Omit<RoomListProps, 'chosen' | 'inHand'> {
  readonly room: Room;
}

function RoomFields({ desk, floor, room, up, onChoose, thing, onThing, ...cutting }: RoomFieldsProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, namesOn, ...words } = usePlanWords();
  const { rooms, directions } = words;
  const [asTyped, setTyped] = useState<string>();
  const { isMeasured } = useFacing();
  const shown = room.name === undefined ? '' : nameOf(room);
  const act = (operation: (floor: Floor) => FloorResult) => desk.changeFloor(floor.level, operation);
  const attempt = (operation: (floor: Floor) => FloorResult) => desk.attempt(floor.level, operation);
  const parts = { floor, room, words, act, attempt };
  const areas = roomAreas(floor, room);
  const sides = sidesOf(room.ring).map(({ a, b, length }, i) => {
    const direction = directions[directionAt(lookAt(a, b, up))];
    return {
      length,
      name: t(isMeasured ? 'planDesk.side' : 'planDesk.sideGuess', { number: i + 1, direction }),
    };
  });
  const rename = () => {
    const typed = (asTyped ?? shown).trim();
    setTyped(undefined);
    if (typed !== shown) act(of => changeRoom(of, room.id, { name: typed }));
  };
  const add = () => {
    const grown = roomBeside(floor, room.id, 'other');
    if (act(() => grown) && grown.ok) onChoose(grown.value.rooms.at(-1)?.id);
  };
  return (
    <div className="room-fields">
      <TextField
        label={t('planDesk.name')}
        value={asTyped ?? shown}
        limit={LIMITS.name}
        onChange={event => setTyped(event.target.value)}
        onBlur={rename}
        onKeyDown={event => isEnter(event.nativeEvent) && rename()}
      />
      <Select
        label={t('planDesk.kind')}
        value={room.kind}
        options={ROOM_KINDS.map(kind => ({ value: kind, label: rooms[kind] }))}
        onChange={event => act(of => changeRoom(of, room.id, { kind: event.target.value as RoomKind }))}
      />
      <Checkbox
        label={t('planDesk.countsLabel')}
        checked={countsAsHome(room)}
        onChange={() => act(of => changeRoom(of, room.id, { counts: !countsAsHome(room) }))}
      />
      <p>
        {t('planDesk.bothAreas', {
          centre: (areas.centreLines / 1e6).toFixed(2),
          inside: (areas.inside / 1e6).toFixed(2),
        })}
        {desk.isGuess && ` ${t('planDesk.guessLong')}`}
      </p>
      <h4>{t('planDesk.walls')}</h4>
      <ol>
        {sides.map((side, i) => (
          <SideFields
            key={i}
            {...side}
            number={i + 1}
            of={floor}
            onLength={length => attempt(of => setLength(of, room.id, i, length))}
            onOpening={kind => act(of => openSide(of, room.id, i, kind))}
          >
            <WallFields {...parts} side={i} name={side.name} />
          </SideFields>
        ))}
      </ol>
      <OpeningRows {...parts} />
      <ThingRows {...parts} chosen={thing} onChoose={onThing} />
      <RoomPhotos desk={desk} at={{ level: floor.level, room: room.id }} />
      <CutFields
        key={String(room.ring)}
        {...{ desk, floor, ...cutting }}
        room={room.id}
        sides={sides.map(({ name }) => name)}
      />
      <div className="room-fields__actions">
        <Button size="s" onClick={() => act(of => halveRoom(of, room.id, 'across'))}>
          {t('planDesk.split')}
        </Button>
        <Button size="s" onClick={() => act(of => halveRoom(of, room.id, 'along'))}>
          {t('planDesk.splitAlong')}
        </Button>
        {roomEdges(floor, room).neighbours.map(other => (
          <Button key={other.id} size="s" onClick={() => act(of => mergeRooms(of, room.id, other.id))}>
            {t('planDesk.merge', { name: namesOn(floor.rooms)(other) })}
          </Button>
        ))}
        <Button size="s" onClick={add}>
          {t('planDesk.addRoom')}
        </Button>
        {floor.rooms.length > 1 && (
          <Button size="s" variant="danger" onClick={() => act(of => removeRoom(of, room.id))}>
            {t('planDesk.removeRoom')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The direction of a room's side: outwards, with the room on the right of its way round. */
const lookAt = (a: Point, b: Point, up: number): number => angleOf([b[1] - a[1], a[0] - b[0]]) + up;

interface SideFieldsProps extends Omit<LengthFieldProps, 'label'> {
  readonly number: number;
  readonly name: string;
  readonly onOpening: (kind: OpeningKind) => void;
  readonly children: ReactNode;
}

function SideFields({ number, name, onOpening, children, ...measure }: SideFieldsProps) {
  const { t } = useTranslation('visualization');
  const { openings } = usePlanWords();
  return (
    <li className="room-fields__side">
      <LengthField label={name} {...measure} />
      <Select
        label={t('planDesk.addOpening', { number })}
        value=""
        placeholder="+"
        isAct
        options={OPENING_KINDS.map(kind => ({ value: kind, label: openings[kind] }))}
        onChange={event => onOpening(event.target.value as OpeningKind)}
      />
      {children}
    </li>
  );
}
