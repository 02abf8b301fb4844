import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import './text.css';

export interface CaptionProps extends ComponentProps<'span'> {
  /** The language of the caption, which differs from the page's: English is set in small capitals, Chinese spaced. */
  readonly lang: 'en' | 'zh-CN';
}

/** The other language, small, like an engraved label on an instrument. */
export function Caption({ className, ...rest }: CaptionProps) {
  return <span {...rest} className={cx('ui-caption', className)} />;
}

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'children'> {
  readonly level: 1 | 2 | 3;
  readonly children: ReactNode;
  readonly size?: 'm' | 'l' | 'xl' | 'hero' | undefined;
  /** The same title in the other language; announced after the title, as a separate line. */
  readonly caption?: string | undefined;
  readonly captionLang?: CaptionProps['lang'] | undefined;
}

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'l', 3: 'm' } as const;

export function Heading({ level, size, caption, captionLang, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <hgroup className={cx('ui-heading', `ui-heading--${size ?? SIZE_OF_LEVEL[level]}`, className)}>
      <Tag {...rest}>{children}</Tag>
      {caption && captionLang && (
        <p>
          <Caption lang={captionLang}>{caption}</Caption>
        </p>
      )}
    </hgroup>
  );
}
