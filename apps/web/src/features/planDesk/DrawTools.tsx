import { ITEM_KINDS, OPENING_KINDS, ROOM_KINDS } from '@app/plan';
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
  const lists = [
    ['room', 'drawRoom', ROOM_KINDS, rooms],
    ['opening', 'putOpening', OPENING_KINDS, openings],
    ['item', 'putItem', ITEM_KINDS, items],
  ] as const;
  return (
    <section className="draw-tools" aria-label={t('planTrace.tools')}>
      <div className="draw-tools__kinds">
        {lists.map(([kind, label, kinds, names]) => (
          <Select
            key={kind}
            label={t(`planTrace.${label}`)}
            value={tool.kind === kind ? tool.of : ''}
            placeholder="+"
            options={kinds.map(value => ({ value, label: names[value as keyof typeof names] }))}
            // The list has only kinds of its own tool.
            onChange={event => onTool({ kind, of: event.target.value } as DrawTool)}
          />
        ))}
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
