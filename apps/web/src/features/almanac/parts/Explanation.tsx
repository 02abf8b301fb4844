import { CloseIcon, IconButton } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { type Asked, useAsking, useMeaning } from '../explanation';

/** The slip above the pager that says what a term means; said aloud when it appears. */
export function Explanation() {
  const { asked } = useAsking();
  return <div aria-live="polite">{asked && <Slip key={asked.id} term={asked} />}</div>;
}

function Slip({ term }: { readonly term: Asked }) {
  const { t } = useTranslation('visualization');
  const { close } = useAsking();
  const meaning = useMeaning(term);
  return (
    <div className="alm-slip">
      <p>
        <b className="ui-display">{term.name}</b> {meaning}
      </p>
      <IconButton size="s" label={t('almanac.closeExplanation')} icon={<CloseIcon />} onClick={close} />
    </div>
  );
}
