import type { ChosenMedia } from '@app/records';
import { CloseIcon, IconButton, ImageIcon } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChosenFileProps {
  readonly media: ChosenMedia<File>;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** R117, R120: a thumbnail of the chosen file, and a button to remove it. */
export function ChosenFile({ media: { file, kind, url }, disabled, onRemove }: ChosenFileProps) {
  const { t } = useTranslation('visualization');
  const [unshowable, setUnshowable] = useState<string>();
  return (
    <div className="chosen" title={t('records.chosen', { name: file.name })}>
      <span className="chosen__view">
        {kind === 'image' && url === unshowable ? (
          <ImageIcon />
        ) : kind === 'image' ? (
          <img src={url} alt="" onError={() => setUnshowable(url)} />
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
