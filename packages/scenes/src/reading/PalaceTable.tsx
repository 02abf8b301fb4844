import type { HouseMansions, MansionOfResident, Palace, PalaceReading } from '@app/fengshui';
import { VisuallyHidden } from '@app/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';

export interface PalaceTableProps {
  readonly palaces: readonly PalaceReading[];
  /** What the house's own stars are taken from. */
  readonly houseBy?: HouseMansions['by'] | undefined;
  readonly selected: Palace | undefined;
  readonly onSelect: (palace: Palace) => void;
}

/** North at the top, as on a map. (Chinese charts are printed with south at the top.) */
const ROWS: readonly (readonly Palace[])[] = [
  ['NW', 'N', 'NE'],
  ['W', 'C', 'E'],
  ['SW', 'S', 'SE'],
];
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nine palaces as a grid: arrow keys move, Enter reads. It contains the whole picture in words. */
export function PalaceTable({ palaces, houseBy = 'sitting', selected, onSelect }: PalaceTableProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, namesOf } = useTerms();
  const grid = useRef<HTMLTableElement>(null);
  const active = selected ?? 'C';
  const speak = ({ name, star, otherStars }: MansionOfResident) => {
    const words = { name, star: nameOf(`mansion.${star}`) };
    if (otherStars.length === 0) return t('houseReading.cellMansion', words);
    const others = namesOf(otherStars.map(each => `mansion.${each}` as const));
    return t('houseReading.cellMansionDoubtful', { ...words, others });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = ROWS.findIndex(cells => cells.includes(active));
    const column = ROWS[row]?.indexOf(active) ?? 1;
    const next = ROWS[row + step[0]]?.[column + step[1]];
    if (!next) return;
    onSelect(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return (
    <table
      ref={grid}
      className="palace-table"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of choices, moved through by arrow keys
      role="grid"
      aria-label={t('houseReading.tableLabel')}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {ROWS.map(row => (
          <tr key={row.join()}>
            {row.map(palace => {
              const reading = palaces.find(each => each.palace === palace);
              if (!reading) return null;
              const { annual, monthly, natal } = reading.flyingStars;
              const name = nameOf(`palace.${palace}`);
              const spoken = [
                t('houseReading.cell', { palace: name, annual, monthly }),
                natal && t('houseReading.cellNatal', { mountain: natal.mountain, water: natal.water }),
                reading.houseStar &&
                  t('houseReading.cellHouse', {
                    by: t(`houseReading.houseStarBy.${houseBy}`),
                    star: nameOf(`mansion.${reading.houseStar}`),
                  }),
                ...reading.eightMansions.map(speak),
              ].filter(Boolean);
              return (
                <td
                  key={palace}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that can be chosen
                  role="gridcell"
                  data-cell={palace}
                  tabIndex={palace === active ? 0 : -1}
                  aria-selected={palace === selected}
                  onClick={() => onSelect(palace)}
                  onKeyDown={event => (event.key === 'Enter' || event.key === ' ') && onSelect(palace)}
                >
                  <VisuallyHidden>{spoken.join(' ')}</VisuallyHidden>
                  <div aria-hidden="true">
                    <span>{name}</span>
                    {natal && (
                      <b>
                        {natal.mountain}
                        <i>{natal.period}</i>
                        {natal.water}
                      </b>
                    )}
                    <small>
                      <em>{annual}</em> {monthly}
                    </small>
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
