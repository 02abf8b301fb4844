import type { ReactNode } from 'react';

export interface SectionTitleProps {
  readonly id: string;
  /** The section's number as in an old book, decorative. */
  readonly numeral: string;
  readonly children: ReactNode;
}

export function SectionTitle({ id, numeral, children }: SectionTitleProps) {
  return (
    <div className="profile__section-title">
      <span className="ui-display" lang="zh-CN" aria-hidden="true">
        {numeral}
      </span>
      <h2 id={id}>{children}</h2>
    </div>
  );
}
