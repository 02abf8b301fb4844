import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { ignoreToasts } from './toasts';
import './Menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** At the right, quiet: the state the item would change, or a key. */
  readonly hint?: string | undefined;
  readonly hintLang?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A hairline above, where another kind of item begins. */
  readonly startsGroup?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** One element that takes a ref, usually `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Above the items, not one of them: who is signed in. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly side?: 'top' | 'bottom' | undefined;
}

/** What a reader of landmarks finds its way by: the menu is opened in that of its button, so that it belongs to one too. */
const LANDMARK = '[role="dialog"], header, main';

/** Actions behind a button: arrows, Home, End and first letters move, Escape returns. */
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
