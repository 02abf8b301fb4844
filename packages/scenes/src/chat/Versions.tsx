import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface VersionsProps {
  /** Undefined when there is only one. */
  readonly versions: { readonly shown: number; readonly count: number } | undefined;
  readonly side: 'user' | 'bot';
  readonly pending: boolean;
  readonly onSwitch: (step: 1 | -1) => void;
}

/** R410: the switch between the versions of a message that was edited or asked again. */
export function Versions({ versions, side, pending, onSwitch }: VersionsProps) {
  const { t } = useTranslation('visualization');
  if (!versions) return null;
  const { shown, count } = versions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a count are no fieldset
    <div className="chat-versions" data-side={side} role="group" aria-label={t('chat.versions')}>
      <IconButton
        size="s"
        label={t('chat.versionBefore')}
        icon={<ChevronLeftIcon />}
        disabled={pending || shown === 1}
        onClick={() => onSwitch(-1)}
      />
      <span>{t('chat.versionOf', { shown, count })}</span>
      <IconButton
        size="s"
        label={t('chat.versionAfter')}
        icon={<ChevronRightIcon />}
        disabled={pending || shown === count}
        onClick={() => onSwitch(1)}
      />
    </div>
  );
}
