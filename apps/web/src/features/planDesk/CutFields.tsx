import { type Floor, signedArea, splitRoom } from '@app/plan';
import { type Cut, cutBeside } from '@app/plan/drawing';
import { NO_LENGTH, useRefusalText } from '@app/scenes/LengthField';
import { Button, intoView, isEnter, Select, TextField } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from './useDesk';

/** R603: a wall previewed before it is built. */
export interface Cutting {
  readonly cut: Cut | undefined;
  readonly onCut: (cut: Cut | undefined) => void;
}

interface CutOfferProps extends Cutting {
  readonly desk: Desk;
  readonly floor: Floor;
}

const putUp = (desk: Desk, { level }: Floor, { room, line }: Cut) =>
  desk.changeFloor(level, of => splitRoom(of, room, line));

/** The two sides a wall would leave, and whether to build it; or why it cannot be built. */
export function CutOffer({ desk, floor, cut, onCut }: CutOfferProps) {
  const { t } = useTranslation('visualization');
  const tell = useRefusalText();
  if (!cut) return null;
  const split = splitRoom(floor, cut.room, cut.line);
  const rooms = split.ok ? split.value.rooms : [];
  const [one = '', other = ''] = rooms
    .filter(room => room.id === cut.room || floor.rooms.every(({ id }) => id !== room.id))
    .map(({ ring }) => (signedArea(ring) / 1e6).toFixed(2));
  const [a, b] = cut.line;
  const length = formatMetres(Math.hypot(b[0] - a[0], b[1] - a[1]));
  return (
    <div ref={intoView} className="picture-panel__proposal" role="status">
      <p>{split.ok ? t('planDesk.cutLeaves', { length, one, other }) : tell(split.error)}</p>
      <div className="picture-panel__steps">
        {split.ok && (
          <Button size="s" variant="primary" onClick={() => putUp(desk, floor, cut)}>
            {t('planDesk.cutHere')}
          </Button>
        )}
        <Button size="s" onClick={() => onCut(undefined)}>
          {t('planTrace.leave')}
        </Button>
      </div>
    </div>
  );
}

interface CutFieldsProps extends CutOfferProps {
  readonly room: string;
  /** The names of its sides, in order. */
  readonly sides: readonly string[];
}

/** A wall by its distance from a side: the line in words and fields. */
export function CutFields({ room, sides, ...offer }: CutFieldsProps) {
  const { t } = useTranslation('visualization');
  const tell = useRefusalText();
  const [side, setSide] = useState(0);
  const [typed, setTyped] = useState('');
  const away = readMetres(typed);
  const misses = typed !== '' && (away === undefined || !cutBeside(offer.floor, room, side, away));
  const see = (from: number, text: string) => {
    setSide(from);
    setTyped(text);
    offer.onCut(cutBeside(offer.floor, room, from, readMetres(text) ?? 0));
  };
  return (
    <>
      <h4>{t('planDesk.cut')}</h4>
      <div className="room-fields__cut">
        <Select
          label={t('planDesk.cutFrom')}
          value={String(side)}
          options={sides.map((label, i) => ({ value: String(i), label }))}
          onChange={event => see(Number(event.target.value), typed)}
        />
        <TextField
          label={t('planDesk.cutAway')}
          inputMode="decimal"
          limit={INPUT_LIMITS.number}
          value={typed}
          error={misses && (away ? t('planDesk.errors.plan/cut-misses-room') : tell(NO_LENGTH))}
          suffix={<span>{t('planDesk.metres')}</span>}
          onChange={event => see(side, event.target.value)}
          onKeyDown={event => {
            if (!isEnter(event.nativeEvent) || !offer.cut) return;
            // The rest of this press would open the list that gets the focus.
            event.preventDefault();
            putUp(offer.desk, offer.floor, offer.cut);
          }}
        />
      </div>
      {offer.cut?.room === room && <CutOffer {...offer} />}
    </>
  );
}
