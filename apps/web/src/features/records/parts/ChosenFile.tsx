import type { ChosenMedia } from '@app/records';
import { CloseIcon, IconButton } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface ChosenFileProps {
  readonly media: ChosenMedia<File>;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** R117, R120: what was chosen, small, and the way to take it off again. */
export function ChosenFile({ media: { file, kind, url }, disabled, onRemove }: ChosenFileProps) {
  const { t } = useTranslation('visualization');
  return (
    <div className="chosen" title={t('records.chosen', { name: file.name })}>
      <span className="chosen__view">
        {kind === 'image' ? (
          <img src={url} alt="" />
        ) : (
          <video src={url} muted playsInline preload="metadata" />
        )}
      </span>
      <bdi className="chosen__name">{file.name}</bdi>
      <IconButton
        label={t('records.removeMedia')}
        icon={<CloseIcon />}
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  );
}
