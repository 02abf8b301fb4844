import type { DrawTool } from '@app/home';
import { ITEM_KINDS, OPENING_KINDS, ROOM_KINDS } from '@app/plan';
import { ArmchairIcon, DoorOpenIcon, PointerIcon, RoomIcon, Select, SplitIcon, WindowIcon } from '@app/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../common/usePlanWords';

export interface DrawToolsProps {
  readonly tool: DrawTool;
  readonly onTool: (tool: DrawTool) => void;
}

const DOORS = OPENING_KINDS.filter(kind => kind !== 'window');

/**
 * Everything the pointer places: a room corner by corner, a door or window, a thing. The list of rooms does the same
 * by keyboard.
 */
export function DrawTools({ tool, onTool }: DrawToolsProps) {
  const { t } = useTranslation('visualization');
  const { rooms, openings, items } = usePlanWords();
  const lists = [
    ['room', RoomIcon, ROOM_KINDS, rooms],
    ['opening', DoorOpenIcon, DOORS, openings],
    ['item', ArmchairIcon, ITEM_KINDS, items],
  ] as const;
  const isWindow = tool.kind === 'opening' && tool.of === 'window';
  const button = (kind: 'select' | 'split' | 'window', Icon: typeof RoomIcon) => (
    <button
      type="button"
      className="draw-tool"
      aria-pressed={kind === 'window' ? isWindow : tool.kind === kind}
      aria-label={t(`planTrace.act.${kind}`)}
      onClick={() => onTool(kind === 'window' ? { kind: 'opening', of: kind } : { kind })}
    >
      <Icon aria-hidden="true" />
      {t(`planTrace.tool.${kind}`)}
    </button>
  );
  return (
    <section className="draw-tools" aria-label={t('planTrace.tools')}>
      <div className="draw-tools__kinds">
        {button('select', PointerIcon)}
        {lists.map(([kind, Icon, kinds, names]) => {
          const isOn = tool.kind === kind && !isWindow;
          return (
            <Fragment key={kind}>
              <div className="draw-tool ui-labels-hidden" data-on={isOn}>
                <Icon aria-hidden="true" />
                <span aria-hidden="true">{t(`planTrace.tool.${kind}`)}</span>
                <Select
                  label={t(`planTrace.act.${kind}`)}
                  value={isOn ? tool.of : ''}
                  placeholder="+"
                  isAct
                  options={kinds.map(value => ({ value, label: names[value as keyof typeof names] }))}
                  // The list has only kinds of its own tool.
                  onChange={event => onTool({ kind, of: event.target.value } as DrawTool)}
                />
              </div>
              {/* R1048: beside the doors. */}
              {kind === 'opening' && button('window', WindowIcon)}
            </Fragment>
          );
        })}
        {button('split', SplitIcon)}
      </div>
      <p className="plan-desk__note" aria-live="polite">
        {t(`planTrace.hints.${tool.kind}`)}
      </p>
    </section>
  );
}
