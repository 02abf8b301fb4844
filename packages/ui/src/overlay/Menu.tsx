import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { ignoreToasts } from './toasts';
import './Menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** On the right, in a quiet tone: the state the item would change, or a key. */
  readonly hint?: string | undefined;
  readonly hintLang?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A hairline above, before another kind of item. */
  readonly startsGroup?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** One element with a ref, usually `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Above the items, but not one of them: the signed-in person. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | undefined;
}

/** Landmark elements: the menu is placed in its button's landmark, so that it belongs to one too. */
const LANDMARK = '[role="dialog"], header, main';

/** Actions behind a button: arrows, Home, End and first letters move, Escape returns to the button. */
export function Menu({ trigger, items, header, align = 'end', side = 'bottom' }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={setButton}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={button?.closest(LANDMARK)}>
        <DropdownMenu.Content
          className="ui-menu"
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          {...ignoreToasts}
        >
          {header && <div className="ui-menu__header">{header}</div>}
          {items.map(item => (
            <DropdownMenu.Item
              key={item.id}
              className={cx(
                'ui-menu__item',
                item.danger && 'ui-menu__item--danger',
                item.startsGroup && 'ui-menu__item--first',
              )}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.hint && (
                <small className="ui-menu__hint" lang={item.hintLang}>
                  {item.hint}
                </small>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
