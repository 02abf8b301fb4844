import type { ReactNode } from 'react';
import { TopBar } from './TopBar';
import './Page.css';

export interface PageProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A screen with the bar at the top and one `main`, the target of the skip link. */
export function Page({ className, children }: PageProps) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1} className={className ? `page ${className}` : 'page'}>
        {children}
      </main>
    </>
  );
}
