import type { HomeRecord } from '@app/records';
import type { Message } from '@app/validation';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useHomeAddress } from '../../../common/address';
import { useLanguage } from '../../../common/language';
import { notifyMessage } from '../../../common/messages';
import { useOfferUndo } from '../../../common/useOfferUndo';
import { useAppStore } from '../../../store/store';
import { Entry, type EntryTools } from './Entry';
import '@app/scenes/timeline.css';

export interface TimelineProps {
  readonly records: readonly HomeRecord[];
  /** The scroll container. */
  readonly viewport: RefObject<HTMLDivElement | null>;
}

/** From here on only the records near the window are rendered. */
const VIRTUAL_FROM = 200;
/** Rows rendered beyond the window on either side. */
const OVERSCAN = 4;
/** The height of a one-line record, and the addition for a picture or film, CSS pixels; measured once rendered. */
const LIKELY = { text: 76, image: 180, video: 208 } as const;
const likelyHeight = (record: HomeRecord | undefined): number =>
  LIKELY.text + (record && record.type !== 'text' ? LIKELY[record.type] : 0);

/** The records on their line, newest first. */
export function Timeline(props: TimelineProps) {
  return props.records.length < VIRTUAL_FROM ? <FullTimeline {...props} /> : <WindowedTimeline {...props} />;
}

function FullTimeline({ records }: TimelineProps) {
  const tools = useEntryTools();
  return (
    <ol className="timeline" aria-label={tools.t('records.list')}>
      {records.map(record => (
        <Entry key={record.id} record={record} tools={tools} />
      ))}
    </ol>
  );
}

function WindowedTimeline({ records, viewport }: TimelineProps) {
  const tools = useEntryTools();
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const above = useOffset(list, viewport);
  // Stable as long as the records are: another list gets its positions recomputed.
  const getItemKey = useCallback((index: number) => records[index]?.id ?? index, [records]);
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => viewport.current,
    estimateSize: index => likelyHeight(records[index]),
    getItemKey,
    scrollMargin: above,
    overscan: OVERSCAN,
    // It positions the rows itself: a row whose neighbour turned out higher is moved, not rendered again.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  const { containerRef } = virtualizer;
  useLayoutEffect(() => containerRef(list), [containerRef, list]);
  return (
    <ol ref={setList} className="timeline timeline--windowed" aria-label={tools.t('records.list')}>
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const record = records[index];
        return (
          record && (
            <Entry
              key={key}
              record={record}
              tools={tools}
              index={index}
              total={records.length}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </ol>
  );
}

function useEntryTools(): EntryTools {
  const { t, i18n } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock, notifier } = usePorts();
  const store = useAppStore();
  const { open } = useHomeAddress();
  const offerUndo = useOfferUndo();
  const leaving = useRef(new Set<string>());
  return useMemo(
    () => ({
      t,
      language,
      zone: clock.zone(),
      show: (id: string) => open({ record: Number(id) }),
      remove: async (id: string) => {
        // A second press comes before the row is gone.
        if (leaving.current.has(id)) return;
        leaving.current.add(id);
        const focusOn = neighbourOf(document.activeElement);
        const deleted = await store.getState().deleteRecord(id);
        leaving.current.delete(id);
        const tell = (failed: Message | undefined) => notifyMessage(notifier, i18n, failed);
        if (!deleted.ok) return tell(deleted.error);
        focusOn?.focus();
        offerUndo(
          () => i18n.t('visualization:records.deleted'),
          () => deleted.value().then(tell),
        );
      },
    }),
    [t, i18n, language, clock, notifier, store, open, offerUndo],
  );
}

/** The focus target when this button's row is removed: the same button of the next row, or the dialog. */
function neighbourOf(button: Element | null): HTMLElement | null | undefined {
  const row = button?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('.entry__actions > :last-child') ?? row?.closest('[role="dialog"]');
}

/** The distance of the list from the top of the scroll container, pixels. It changes with the width and the content above. */
function useOffset(list: HTMLElement | null, viewport: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const scroller = viewport.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const measure = () => {
      const top = list?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [list, viewport]);
  return offset;
}
