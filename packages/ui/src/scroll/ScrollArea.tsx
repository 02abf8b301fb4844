import { ScrollArea as Primitive } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { wholeRows } from './wholeRows';
import './ScrollArea.css';

/** R150: how long a bar stays after the pointer leaves, milliseconds. */
export const SCROLL_HIDE_DELAY_MS = 600;
/** R150: minimum length of a thumb, CSS pixels. The stylesheet has the same number. */
export const MIN_THUMB_PX = 18;

export interface ScrollAreaProps {
  /** The name of the region, which takes keyboard focus so that arrows scroll it. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Any CSS length; use `dvh` for shares of the screen, so that a phone's bars are included. */
  readonly maxHeight?: string | undefined;
  readonly orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  readonly viewportRef?: Ref<HTMLDivElement> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A scrolling region with our thin bar, which disappears 600 ms after the pointer leaves. */
export function ScrollArea({
  label,
  labelledBy,
  maxHeight,
  orientation = 'vertical',
  viewportRef,
  className,
  children,
}: ScrollAreaProps) {
  const named = label !== undefined || labelledBy !== undefined;
  return (
    <Primitive.Root
      ref={wholeRows}
      className={cx('ui-scroll', className)}
      scrollHideDelay={SCROLL_HIDE_DELAY_MS}
      type="hover"
    >
      <Primitive.Viewport
        ref={viewportRef ?? null}
        className="ui-scroll__viewport"
        style={{ maxHeight }}
        tabIndex={0}
        {...(named ? { role: 'region', 'aria-label': label, 'aria-labelledby': labelledBy } : {})}
      >
        {children}
      </Primitive.Viewport>
      {orientation !== 'horizontal' && <Bar orientation="vertical" />}
      {orientation !== 'vertical' && <Bar orientation="horizontal" />}
      {orientation === 'both' && <Primitive.Corner />}
    </Primitive.Root>
  );
}

function Bar({ orientation }: { readonly orientation: 'vertical' | 'horizontal' }) {
  return (
    <Primitive.Scrollbar orientation={orientation} className="ui-scroll__bar">
      <Primitive.Thumb className="ui-scroll__thumb" />
    </Primitive.Scrollbar>
  );
}
