import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import './Tooltip.css';

export interface TooltipProps {
  /** Repeats or shortens the control's name; never the only place of a fact. */
  readonly text: string;
  /** One control with a ref. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Controlled only for still pictures. */
  readonly open?: boolean | undefined;
}

/**
 * Appears after a moment of hovering and immediately on keyboard focus; Escape hides it and the pointer may rest on it.
 */
export function Tooltip({ text, children, side = 'top', open }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400} skipDelayDuration={200}>
      <Primitive.Root {...(open === undefined ? {} : { open })}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className="ui-tip" side={side} sideOffset={6} collisionPadding={8}>
            {text}
            <Primitive.Arrow className="ui-tip__arrow" width={10} height={5} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
