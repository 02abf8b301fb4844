import { Button, focusFirstField, TextField, useTyped } from '@app/ui';
import { INPUT_LIMITS, readMetres } from '@app/validation';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

export interface KnownLengthProps {
  readonly error: string | undefined;
  readonly onTyped: () => void;
  /** False if refused. */
  readonly onLength: (length: number) => boolean;
}

export function KnownLength({ error, onTyped, onLength }: KnownLengthProps) {
  const { t } = useTranslation('visualization');
  const [typed, setTyped] = useTyped('plan-length');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The next length is another one.
    if (onLength(readMetres(typed) ?? 0)) setTyped('');
    else focusFirstField(event.currentTarget);
  };
  return (
    <form ref={focusFirstField} className="picture-panel__length" onSubmit={submit}>
      <TextField
        label={t('planTrace.knownLength')}
        inputMode="decimal"
        limit={INPUT_LIMITS.number}
        value={typed}
        error={error}
        suffix={<span>{t('planDesk.metres')}</span>}
        onChange={event => {
          setTyped(event.target.value);
          onTyped();
        }}
      />
      <Button type="submit" size="s" variant="primary">
        {t('planDesk.apply')}
      </Button>
    </form>
  );
}
