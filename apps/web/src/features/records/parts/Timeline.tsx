import type { HomeRecord } from '@app/records';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { Entry } from './Entry';

export interface TimelineProps {
  readonly records: readonly HomeRecord[];
  /** What scrolls. */
  readonly viewport: RefObject<HTMLDivElement | null>;
}

/** From here on only the records near the window are drawn. */
const VIRTUAL_FROM = 200;
/** A record of one line, CSS pixels; the real height is measured when it is drawn. */
const LIKELY_HEIGHT = 76;

/** The records on their line, newest first. */
export function Timeline(props: TimelineProps) {
  return props.records.length < VIRTUAL_FROM ? <FullTimeline {...props} /> : <WindowedTimeline {...props} />;
}

function FullTimeline({ records }: TimelineProps) {
  const { t } = useTranslation('visualization');
  const zone = usePorts().clock.zone();
  return (
    <ol className="timeline" aria-label={t('records.list')}>
      {records.map(record => (
        <Entry key={record.id} record={record} zone={zone} />
      ))}
    </ol>
  );
}

function WindowedTimeline({ records, viewport }: TimelineProps) {
  const { t } = useTranslation('visualization');
  const { clock } = usePorts();
  // Asked once: it scrolls sixty times a second, and asking takes as long as drawing a row.
  const [zone] = useState(() => clock.zone());
  const list = useRef<HTMLOListElement>(null);
  const above = useOffset(list, viewport);
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: index => records[index]?.id ?? index,
    scrollMargin: above,
    overscan: 6,
  });
  return (
    <ol
      ref={list}
      className="timeline timeline--windowed"
      aria-label={t('records.list')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const record = records[index];
        return (
          record && (
            <Entry
              key={key}
              record={record}
              zone={zone}
              index={index}
              total={records.length}
              top={start - above}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </ol>
  );
}

/** How far the list begins below the top of what scrolls, pixels. It changes with the width and with what stands above. */
function useOffset(list: RefObject<HTMLElement | null>, viewport: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const scroller = viewport.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [list, viewport]);
  return offset;
}
