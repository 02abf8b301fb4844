import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { cx } from '../cx';
import { CloseIcon } from '../icons/icons';
import { ScrollArea } from '../scroll/ScrollArea';
import { Caption, type CaptionProps } from '../text/Heading';
import { useFocusReturn } from './focusReturn';
import { ignoreToasts } from './toasts';
import './Dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The title in the other language. */
  readonly caption?: string | undefined;
  readonly captionLang?: CaptionProps['lang'] | undefined;
  /** In the line of the title: facts in short. */
  readonly beside?: ReactNode;
  /** One sentence for screen readers if the content does not explain itself. */
  readonly description?: string | undefined;
  readonly closeLabel: string;
  /** 640, 720 or 880 px wide if there is room. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** On a phone: `full` is as high as the screen, `bottom` as high as its content. */
  readonly phone?: 'full' | 'bottom' | undefined;
  /** Left of header and body: the almanac's leaf. On a phone it comes first and everything scrolls as one page. */
  readonly aside?: ReactNode;
  /** Stays visible below the scrolling body: buttons, a composer, a pager. */
  readonly footer?: ReactNode;
  /** Maximum height of the scrolling body, any CSS length; by default the sheet's own limit. */
  readonly bodyMaxHeight?: string | undefined;
  /** The body has its own columns and scroll areas. */
  readonly ownScroll?: boolean | undefined;
  /** Where focus goes on closing; by default to the element focused when the dialog opened. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A paper sheet over the page: modal, named by its title, closed by Escape, the scrim or the button on the right. */
export function Dialog({
  open,
  onOpenChange,
  title,
  caption,
  captionLang,
  beside,
  description,
  closeLabel,
  size = 'm',
  phone = 'full',
  aside,
  footer,
  bodyMaxHeight,
  ownScroll = false,
  returnFocusTo,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusReturn = useFocusReturn(returnFocusTo);
  const focusTitle = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    heading.current?.focus();
    // On a phone a dialog with an aside shows no title.
    if (document.activeElement === heading.current) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="ui-dialog__scrim" />
        <Primitive.Content
          className={cx(
            'ui-dialog',
            `ui-dialog--${size}`,
            `ui-dialog--phone-${phone}`,
            aside !== undefined && 'ui-dialog--aside',
            className,
          )}
          aria-labelledby={titleId}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          {...ignoreToasts}
          onOpenAutoFocus={focusTitle}
        >
          {aside}
          <div className="ui-dialog__main">
            <header className="ui-dialog__header">
              <div className="ui-dialog__titles">
                <Primitive.Title ref={heading} id={titleId} className="ui-dialog__title" tabIndex={-1}>
                  {title}
                </Primitive.Title>
                {caption && captionLang && <Caption lang={captionLang}>{caption}</Caption>}
              </div>
              {beside && <p className="ui-dialog__beside">{beside}</p>}
              <Primitive.Close className="ui-icon-button" aria-label={closeLabel}>
                <CloseIcon />
              </Primitive.Close>
            </header>
            {description && (
              <Primitive.Description className="ui-hidden">{description}</Primitive.Description>
            )}
            {ownScroll ? (
              <div className="ui-dialog__body">{children}</div>
            ) : (
              <ScrollArea className="ui-dialog__body" labelledBy={titleId} maxHeight={bodyMaxHeight}>
                <div className="ui-dialog__content">{children}</div>
              </ScrollArea>
            )}
            {footer && <footer className="ui-dialog__footer">{footer}</footer>}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
