import type { Explanations, Names } from '@app/almanac';
import { CloseIcon, IconButton } from '@app/ui';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExplainedTerm, useExplanations, useOpenTerm } from './explanation';

/** The slip above the pager that explains a term; announced when it appears. */
export function Explanation({ names }: { readonly names: Names | undefined }) {
  const { term } = useOpenTerm();
  const all = useExplanations(term !== undefined);
  return <div aria-live="polite">{term && names && all && <Slip term={term} names={names} all={all} />}</div>;
}

interface SlipProps {
  readonly term: ExplainedTerm;
  readonly names: Names;
  readonly all: Explanations | 'failed';
}

function Slip({ term, names, all }: SlipProps) {
  const { t } = useTranslation('visualization');
  const { close } = useOpenTerm();
  const { layer } = term;
  useEscape(close);
  return (
    <div className="alm-slip">
      <div>
        <p>
          <b className="ui-display">{term.name}</b>{' '}
          {all === 'failed' ? t('almanac.meaningFailed') : term.meaning(all)}
        </p>
        {layer && all !== 'failed' && (
          <p className="alm-slip__layer">
            {t('almanac.ofLayer', { layer: names.layer[layer], meaning: all.layer[layer] })}
          </p>
        )}
      </div>
      <IconButton size="s" label={t('almanac.closeExplanation')} icon={<CloseIcon />} onClick={close} />
    </div>
  );
}

/** Escape closes the slip before the dialog under it; a menu over both closes first. */
function useEscape(close: () => void): void {
  // R626
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inMenu = event.target instanceof Element && event.target.closest('[role="menu"]');
      if (event.key !== 'Escape' || inMenu) return;
      event.stopPropagation();
      close();
    };
    // The dialog listens on the document, also in the capture phase: only the window is asked earlier.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [close]);
}
