import { SHEET, type SheetWords, wallSheet, type YearOfHome } from '@app/home/year';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Drawing } from './Drawing';
import './year.css';

export interface WallSheetProps {
  readonly year: YearOfHome;
  readonly words: SheetWords;
  readonly label: string;
  /** The print is finished or cancelled. */
  readonly onPrinted: () => void;
}

/** R494: the sheet, only for the printer: while it is mounted, nothing else of the page is printed. */
export function WallSheet({ year, words, label, onPrinted }: WallSheetProps) {
  const shapes = useMemo(() => wallSheet(year, words), [year, words]);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  // Once, however often the page around it is rendered meanwhile.
  useEffect(() => {
    let isLeft = false;
    // The faces of all its characters first: a printer does not wait for them.
    void document.fonts.ready.then(() => isLeft || window.print());
    return () => {
      isLeft = true;
    };
  }, []);
  return createPortal(
    <div className="wall-sheet">
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={label}>
        <Drawing shapes={shapes} />
      </svg>
    </div>,
    document.body,
  );
}
