import {
  ITEM_KINDS,
  type ItemKind,
  OPENING_KINDS,
  type OpeningKind,
  ROOM_KINDS,
  type RoomKind,
} from '@app/plan';
import { Button, Select } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../shared/usePlanWords';
import type { DrawTool } from './tools';

export interface DrawToolsProps {
  readonly tool: DrawTool;
  readonly onTool: (tool: DrawTool) => void;
}

/**
 * Everything the pointer places: a room corner by corner, a door or window, a thing. The list of rooms does the same
 * by keyboard.
 */
export function DrawTools({ tool, onTool }: DrawToolsProps) {
  const { t } = useTranslation('visualization');
  const { rooms, openings, items } = usePlanWords();
  return (
    <section className="draw-tools" aria-label={t('planTrace.tools')}>
      <div className="draw-tools__kinds">
        <Select
          label={t('planTrace.drawRoom')}
          value={tool.kind === 'room' ? tool.of : ''}
          placeholder="+"
          options={ROOM_KINDS.map(value => ({ value, label: rooms[value] }))}
          onChange={event => onTool({ kind: 'room', of: event.target.value as RoomKind })}
        />
        <Select
          label={t('planTrace.putOpening')}
          value={tool.kind === 'opening' ? tool.of : ''}
          placeholder="+"
          options={OPENING_KINDS.map(value => ({ value, label: openings[value] }))}
          onChange={event => onTool({ kind: 'opening', of: event.target.value as OpeningKind })}
        />
        <Select
          label={t('planTrace.putItem')}
          value={tool.kind === 'item' ? tool.of : ''}
          placeholder="+"
          options={ITEM_KINDS.map(value => ({ value, label: items[value] }))}
          onChange={event => onTool({ kind: 'item', of: event.target.value as ItemKind })}
        />
      </div>
      <Button size="s" aria-pressed={tool.kind === 'split'} onClick={() => onTool({ kind: 'split' })}>
        {t('planDesk.cut')}
      </Button>
      <p className="plan-desk__note" aria-live="polite">
        {t(`planTrace.hints.${tool.kind}`)}
      </p>
      {tool.kind !== 'select' && (
        <Button size="s" onClick={() => onTool({ kind: 'select' })}>
          {t('planTrace.done')}
        </Button>
      )}
    </section>
  );
}
