import { Toolbar } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx';
import { CloseIcon } from '../icons/icons';
import { isOnToast } from './toasts';
import './Menu.css';

export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** On the right, in a quiet tone: the state the tool would switch to. */
  readonly hint?: string | undefined;
  readonly hintLang?: string | undefined;
  readonly onSelect: () => void;
}

export interface ToolMenuProps {
  /** The name of button and toolbar, for example "Tools". */
  readonly label: string;
  /** One Han character carved into the closed seal. */
  readonly glyph: string;
  readonly tools: readonly Tool[];
  readonly className?: string | undefined;
}

/** A round seal that opens a vertical toolbar above it. Escape, a tool or an outside press closes it again. */
export function ToolMenu({ label, glyph, tools, className }: ToolMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstTool = useRef<HTMLButtonElement>(null);
  const toolbarId = useId();

  useEffect(() => {
    if (!open) return;
    firstTool.current?.focus();
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target) && !isOnToast(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (open) firstTool.current?.focus();
    else setOpen(true);
  };
  // Focus is back on the seal before the tool acts, so that a dialog opened by the tool returns it there.
  const use = (tool: Tool) => {
    close();
    tool.onSelect();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for both children, which are the controls.
    <div ref={root} className={cx('ui-tools', className)} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="ui-tools__seal"
        aria-expanded={open}
        aria-controls={toolbarId}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onKeyDown={openOnArrow}
      >
        {open ? (
          <CloseIcon />
        ) : (
          <span lang="zh-CN" aria-hidden="true">
            {glyph}
          </span>
        )}
      </button>
      <span className="ui-tools__label" aria-hidden="true">
        {label}
      </span>
      <Toolbar.Root
        id={toolbarId}
        orientation="vertical"
        aria-label={label}
        hidden={!open}
        className="ui-menu ui-tools__bar"
      >
        {open &&
          tools.map((tool, index) => (
            <Toolbar.Button
              key={tool.id}
              ref={index === 0 ? firstTool : null}
              className="ui-menu__item"
              onClick={() => use(tool)}
            >
              {tool.icon}
              <span>{tool.label}</span>
              {tool.hint && (
                <small className="ui-menu__hint" lang={tool.hintLang}>
                  {tool.hint}
                </small>
              )}
            </Toolbar.Button>
          ))}
      </Toolbar.Root>
    </div>
  );
}
