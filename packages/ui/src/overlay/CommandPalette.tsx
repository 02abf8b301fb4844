import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { isEnter } from '../field/isEnter';
import { LimitWords } from '../field/LimitWords';
import { SearchIcon } from '../icons/icons';
import { Kbd } from '../text/Kbd';
import './CommandPalette.css';
import './Dialog.css';
import './Menu.css';
import { type Findable, findCommands } from './findCommands';
import { useFocusReturn } from './focusReturn';
import { ignoreToasts } from './toasts';

export interface Command extends Findable {
  readonly id: string;
  readonly icon?: ReactNode;
  /** The language of the hint, if it is the label in the other language. */
  readonly hintLang?: string | undefined;
  /** Runs after the palette has closed and the focus is back. */
  readonly onSelect: () => void;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

export interface CommandPaletteTexts {
  /** The name of dialog and list, for example "Commands". */
  readonly title: string;
  /** The placeholder of the field, for example "Where to, or what to do?". */
  readonly placeholder: string;
  readonly empty: string;
  /** Labels of the keys, shown below the list. */
  readonly choose: string;
  readonly run: string;
  readonly close: string;
  /** Announced when the list changes. */
  readonly count: (found: number) => string;
}

export interface CommandPaletteProps {
  readonly groups: readonly CommandGroup[];
  readonly texts: CommandPaletteTexts;
  /** Maximum number of characters; once reached, a line below the field says so. */
  readonly limit: number;
  readonly onClose: () => void;
}

/** A field and the commands that match it: type, choose with the arrows, Enter. Visible while it is mounted. */
export function CommandPalette({ groups, texts, limit, onClose }: CommandPaletteProps) {
  const announceLimit = use(LimitWords);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const chosen = useRef<Command>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const focusReturn = useFocusReturn(undefined, () => chosen.current?.onSelect());

  const found = search(groups, query);
  const commands = found.flatMap(group => group.commands);
  const active = commands[current];
  const optionId = (command: Command) => `${id}-${command.id}`;

  useEffect(() => {
    const option = active && list.current?.querySelector(`[data-command="${active.id}"]`);
    // The DOM of the unit tests cannot scroll.
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const choose = (command: Command) => {
    chosen.current = command;
    onClose();
  };
  const follow = (event: KeyboardEvent) => {
    // An input method uses Enter and the arrows itself.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && commands.length > 0)
      setCurrent((current + step + commands.length) % commands.length);
    else if (isEnter(event.nativeEvent) && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Primitive.Root open onOpenChange={open => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="ui-dialog__scrim" />
        <Primitive.Content
          className="ui-commands"
          aria-describedby={undefined}
          {...focusReturn}
          {...ignoreToasts}
        >
          <Primitive.Title className="ui-hidden">{texts.title}</Primitive.Title>
          <div className="ui-commands__field">
            <SearchIcon />
            <input
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-label={texts.title}
              aria-controls={id}
              aria-activedescendant={active && optionId(active)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={texts.placeholder}
              maxLength={limit}
              aria-describedby={query.length >= limit ? `${id}-full` : undefined}
              value={query}
              onKeyDown={follow}
              onChange={event => {
                setQuery(event.currentTarget.value);
                setCurrent(0);
              }}
            />
          </div>
          {query.length >= limit && (
            <p className="ui-commands__full" id={`${id}-full`} role="status">
              {announceLimit(limit)}
            </p>
          )}
          <div ref={list} id={id} role="listbox" aria-label={texts.title} className="ui-commands__list">
            {found.map(group => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
              <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
                <p id={`${id}-${group.id}`} className="ui-commands__group">
                  {group.label}
                </p>
                {group.commands.map(command => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus.
                  <div
                    key={command.id}
                    id={optionId(command)}
                    data-command={command.id}
                    role="option"
                    tabIndex={-1}
                    aria-selected={command === active}
                    className="ui-menu__item ui-commands__item"
                    onClick={() => choose(command)}
                    onPointerMove={() => setCurrent(commands.indexOf(command))}
                  >
                    {command.icon}
                    <span>{command.label}</span>
                    {command.hint && (
                      <small className="ui-menu__hint" lang={command.hintLang}>
                        {command.hint}
                      </small>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          {commands.length === 0 && <p className="ui-commands__empty">{texts.empty}</p>}
          <p role="status" className="ui-hidden">
            {query && texts.count(commands.length)}
          </p>
          <Keys texts={texts} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Keys({ texts }: { readonly texts: CommandPaletteTexts }) {
  return (
    <p className="ui-commands__keys">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.choose}
      </span>
      <span>
        <Kbd>↵</Kbd> {texts.run}
      </span>
      <Primitive.Close className="ui-commands__close">
        <Kbd>Esc</Kbd> {texts.close}
      </Primitive.Close>
    </p>
  );
}

/** The groups with matches; the group with the best match comes first. */
function search(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const order = findCommands(
    groups.flatMap(group => group.commands),
    query,
  );
  return groups
    .map(group => ({ ...group, commands: order.filter(command => group.commands.includes(command)) }))
    .filter(group => group.commands.length > 0)
    .sort((a, b) => rank(order, a) - rank(order, b));
}

const rank = (order: readonly Command[], { commands: [best] }: CommandGroup) =>
  best ? order.indexOf(best) : 0;
