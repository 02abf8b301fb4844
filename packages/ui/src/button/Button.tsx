import { type ComponentProps, cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/Spinner';
import './Button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the seal: at most one per view. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly icon?: ReactNode;
  /** Keeps its place and focus but does nothing; describe the activity in `busyLabel`. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Fills the available width. */
  readonly wide?: boolean | undefined;
  /** Applies the look to the one child instead, for links. */
  readonly asChild?: boolean | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  asChild = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const classes = cx(
    'ui-button',
    `ui-button--${variant}`,
    size !== 'm' && `ui-button--${size}`,
    wide && 'ui-button--wide',
    className,
  );
  if (asChild) {
    if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) {
      throw new Error('Button asChild takes exactly one element');
    }
    // A link keeps its own handlers and ref and only takes the look. Radix's Slot would cost 2 KB for that.
    const { className: own, children: content } = children.props;
    return cloneElement(
      children,
      { className: cx(classes, own) },
      <>
        {icon}
        {content}
      </>,
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose focus in the middle of a form; a busy one only ignores presses.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span className="ui-button__text">{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}
