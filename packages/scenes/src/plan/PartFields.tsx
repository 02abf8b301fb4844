import { roomEdges } from '@app/home';
import {
  changeOpening,
  type Floor,
  type FloorResult,
  flipOpening,
  furnish,
  ITEM_KINDS,
  type ItemKind,
  jambs,
  type Opening,
  placeOpening,
  type Refusal,
  type Room,
  removeItem,
  removeOpening,
  roomOf,
} from '@app/plan';
import {
  offCorner,
  offWalls,
  RANGES,
  resizeItem,
  type SheetSide,
  setFloorHeight,
  setOffCorner,
  setOffWall,
  sideWall,
  stepThing,
  styleSide,
  turnedThing,
  waysAlong,
} from '@app/plan/drawing';
import { namesApart, type PlanWords } from '@app/plan/words';
import { IconButton, RotateCwIcon, Select, TrashIcon } from '@app/ui';
import { formatMetres } from '@app/validation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArrowStep, Arrows } from './Arrows';
import { LengthField } from './LengthField';
import './partFields.css';

type Operation = (floor: Floor) => FloorResult;

export interface PartsProps {
  readonly floor: Floor;
  readonly room: Room;
  readonly words: PlanWords;
  readonly act: (operation: Operation) => boolean;
  /** The same, with the reason for a message beside the field that asked. */
  readonly attempt: (operation: Operation) => Refusal | undefined;
}

interface RowProps {
  readonly name: string;
  /** Its summary while its measures are folded away. */
  readonly says: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** What keys do while it has the focus. */
  readonly keys?: Readonly<Record<string, () => boolean>> | undefined;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** R879: a part of a room in one line, its measures folded away until it is chosen. */
function Row({ name, says, isOpen, onOpen, keys, tools, children }: RowProps) {
  return (
    <li className="room-fields__thing">
      <button
        type="button"
        className="part-fields__head"
        aria-expanded={isOpen}
        onClick={onOpen}
        aria-keyshortcuts={keys && Object.keys(keys).join(' ')}
        onKeyDown={event => {
          const act =
            !event.ctrlKey &&
            !event.metaKey &&
            !event.altKey &&
            (keys?.[event.key] ?? keys?.[event.key.toLowerCase()]);
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        {says}
      </button>
      <span className="part-fields__tools">{tools}</span>
      {isOpen && (
        <fieldset className="part-fields" aria-label={name}>
          {children}
        </fieldset>
      )}
    </li>
  );
}

/** One part is open at a time. */
function useOpenPart() {
  const [open, setOpen] = useState<string>();
  return (id: string) => ({ isOpen: open === id, onOpen: () => setOpen(open === id ? undefined : id) });
}

/** The doors and windows of a room: moved, turned and removed at once; their measures typed. */
export function OpeningRows({ floor, room, words: { openings }, act, attempt }: PartsProps) {
  const { t } = useTranslation('visualization');
  const part = useOpenPart();
  const all = roomEdges(floor, room).edges.flatMap(edge => edge.openings.map(opening => ({ edge, opening })));
  if (all.length === 0) return null;
  const names = namesApart(all.map(({ opening }) => openings[opening.kind]));
  return (
    <>
      <h4>{t('planDesk.openings')}</h4>
      <ul>
        {all.map(({ edge, opening }, i) => {
          const { id } = opening;
          const [start, end] = jambs(opening, edge);
          const name = names[i]!;
          const steps = waysAlong(edge).map(([to, by]): ArrowStep => {
            const at = start + by * STEP;
            return [to, () => act(of => placeOpening(of, id, at, end - start))];
          });
          const off = offCorner(floor, room, id);
          const place = { of: floor, within: RANGES.place };
          return (
            <Row
              key={id}
              name={name}
              says={t('planDesk.openingOn', { kind: name, width: formatMetres(end - start) })}
              {...part(id)}
              tools={
                <>
                  <Arrows thing={name} steps={steps} />
                  {isLeaf(opening) && (
                    <IconButton
                      size="s"
                      label={t('planDesk.flip', { thing: name })}
                      icon={<RotateCwIcon />}
                      onClick={() => act(of => flipOpening(of, id))}
                    />
                  )}
                  <Remove thing={name} onRemove={() => act(of => removeOpening(of, id))} />
                </>
              }
            >
              <LengthField
                length={end - start}
                label={t('planDesk.part.width')}
                of={floor}
                onLength={width => attempt(of => placeOpening(of, id, start, width))}
              />
              {off && (
                <LengthField
                  length={off.length}
                  label={t(`planDesk.part.offCorner.${off.from}`)}
                  {...place}
                  onLength={length => attempt(of => setOffCorner(of, room, id, length))}
                />
              )}
              {opening.kind === 'window' && (
                <LengthField
                  length={opening.sill}
                  label={t('planDesk.part.sill')}
                  {...place}
                  onLength={sill => attempt(of => changeOpening(of, id, { sill }))}
                />
              )}
              <LengthField
                length={opening.head}
                label={t('planDesk.part.head')}
                {...place}
                onLength={head => attempt(of => changeOpening(of, id, { head }))}
              />
            </Row>
          );
        })}
      </ul>
    </>
  );
}

const isLeaf = ({ kind }: Opening): boolean => kind === 'door' || kind === 'main-door';

function Remove({ thing, onRemove }: { readonly thing: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('visualization');
  return (
    <IconButton
      size="s"
      label={t('planDesk.removeThing', { thing })}
      icon={<TrashIcon />}
      onClick={onRemove}
    />
  );
}

/** Millimetres an arrow press moves a thing. */
const STEP = 100;
/** In the order of the fields. */
const ROUND = ['W', 'E', 'N', 'S'] as const;

/** The keys that move and turn a thing while its line has the focus. */
const KEYS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' } as const;

/** A thing as it was chosen: another object each time, so that each press is noticed. */
export interface ChosenThing {
  readonly id: string;
}

export interface ThingRowsProps extends PartsProps {
  /** The thing that is chosen, here or on the drawing. */
  readonly chosen: ChosenThing | undefined;
  readonly onChoose: (thing: string | undefined) => void;
}

/** The things in a room: moved, turned and removed at once; their size and place typed. */
export function ThingRows({ floor, room, words, act, attempt, chosen, onChoose }: ThingRowsProps) {
  const { t } = useTranslation('visualization');
  const list = useRef<HTMLUListElement>(null);
  // R871: a press on the drawing goes on in the list.
  useEffect(() => {
    if (chosen === undefined) return;
    const head = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    head?.focus({ preventScroll: true });
    // Not every environment has a layout.
    head?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const items = floor.items.filter(item => roomOf(floor, item) === room);
  const names = namesApart(items.map(({ kind }) => words.items[kind]));
  return (
    <>
      <h4>{t('planDesk.things')}</h4>
      <ul ref={list}>
        {items.map((item, i) => {
          const { id } = item;
          const [width, depth] = item.size;
          const thing = names[i]!;
          const isOpen = id === chosen?.id;
          const step = (to: SheetSide) => act(of => stepThing(of, room, id, to, STEP));
          const turn = () => act(of => turnedThing(of, id, 90));
          const steps = Object.values(KEYS).map((to): ArrowStep => [to, () => step(to)]);
          const keys = Object.entries(KEYS).map(([key, to]) => [key, () => step(to)] as const);
          const off = offWalls(floor, room, item);
          const size = { of: floor, within: RANGES.thing };
          return (
            <Row
              key={id}
              name={thing}
              says={thing}
              isOpen={isOpen}
              onOpen={() => onChoose(isOpen ? undefined : id)}
              keys={isOpen ? { ...Object.fromEntries(keys), r: turn } : undefined}
              tools={
                <>
                  <Arrows thing={thing} steps={steps} />
                  <IconButton
                    size="s"
                    label={t('planDesk.thingTurn', { thing })}
                    icon={<RotateCwIcon />}
                    onClick={turn}
                  />
                  <Remove {...{ thing }} onRemove={() => act(of => removeItem(of, id))} />
                </>
              }
            >
              <LengthField
                length={width}
                label={t('planDesk.part.width')}
                {...size}
                onLength={wide => attempt(of => resizeItem(of, room, id, [wide, depth]))}
              />
              <LengthField
                length={depth}
                label={t('planDesk.part.depth')}
                {...size}
                onLength={deep => attempt(of => resizeItem(of, room, id, [width, deep]))}
              />
              {off &&
                ROUND.map(side => (
                  <LengthField
                    key={side}
                    length={off[side]}
                    label={t(`planDesk.part.offWall.${side}`)}
                    of={floor}
                    within={RANGES.place}
                    onLength={length => attempt(of => setOffWall(of, room, id, side, length))}
                  />
                ))}
            </Row>
          );
        })}
      </ul>
      <Select
        label={t('planDesk.addThing')}
        value=""
        placeholder="+"
        isAct
        options={ITEM_KINDS.map(kind => ({ value: kind, label: words.items[kind] }))}
        onChange={event => act(of => furnish(of, room.id, event.target.value as ItemKind))}
      />
    </>
  );
}

export interface WallFieldsProps extends Omit<PartsProps, 'words'> {
  readonly side: number;
  /** The name of the side. */
  readonly name: string;
}

/** The wall of a side, folded away: how thick it is and, where the open air is beside it, whether it is a railing. */
export function WallFields({ floor, room, side, name, act, attempt }: WallFieldsProps) {
  const { t } = useTranslation('visualization');
  const wall = sideWall(floor, room, side);
  if (!wall) return null;
  const { kind, thickness } = wall;
  const says = t(`planDesk.part.${kind}Is`, { thickness: formatMetres(thickness) });
  return (
    <details className="part-fields__wall">
      <summary>{says}</summary>
      <fieldset className="part-fields" aria-label={`${says} · ${name}`}>
        <LengthField
          length={thickness}
          label={t('planDesk.part.thickness')}
          of={floor}
          within={RANGES.wall}
          onLength={thick => attempt(of => styleSide(of, room, side, kind, thick))}
        />
        {wall.isAiry && (
          <Select
            label={t('planDesk.part.built')}
            value={kind}
            options={(['wall', 'railing'] as const).map(value => ({
              value,
              label: t(`planDesk.part.${value}`),
            }))}
            onChange={event => act(of => styleSide(of, room, side, event.target.value as typeof kind))}
          />
        )}
      </fieldset>
    </details>
  );
}

/** From floor to ceiling. */
export function FloorHeight({ floor, attempt }: Pick<PartsProps, 'floor' | 'attempt'>) {
  const { t } = useTranslation('visualization');
  return (
    <LengthField
      length={floor.height}
      label={t('planDesk.part.floorHeight')}
      of={floor}
      within={RANGES.floor}
      onLength={height => attempt(of => setFloorHeight(of, height))}
    />
  );
}
