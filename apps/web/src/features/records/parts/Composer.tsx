import { canAdd, RECORD_INPUTS } from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import {
  AlertBanner,
  Button,
  FileButton,
  ImageIcon,
  isEnter,
  ProgressBar,
  Textarea,
  VideoIcon,
} from '@app/ui';
import type { Message } from '@app/validation';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../common/messages';
import { useOfferUndo } from '../../../common/useOfferUndo';
import { useApp } from '../../../store/store';
import { ChosenFile } from './ChosenFile';
import { DateOfPhoto } from './DateOfPhoto';
import './Composer.css';

export interface ComposerProps {
  readonly onAdded: () => void;
}

/** Bytes from which adding takes long enough to show progress. */
const LARGE = 2 * 1024 * 1024;

/** R117 to R123: a note, a picture or a film to add. If it cannot be stored it stays here, with the reason. */
export function Composer({ onAdded }: ComposerProps) {
  const { t, i18n } = useTranslation('visualization');
  const offerUndo = useOfferUndo('here');
  const draft = useApp(state => state.recordDraft);
  const share = useApp(state => state.recordShare);
  const writeRecordText = useApp(state => state.writeRecordText);
  const chooseRecordMedia = useApp(state => state.chooseRecordMedia);
  const removeRecordMedia = useApp(state => state.removeRecordMedia);
  const addRecord = useApp(state => state.addRecord);
  const [fault, setFault] = useState<Message>();
  const [status, setStatus] = useState('');
  const notify = useNotify();
  const area = useRef<HTMLTextAreaElement>(null);
  const busy = share !== undefined;
  const tooLong = fault?.code === 'records/text-too-long';

  const choose = (file: File) => setFault(chooseRecordMedia(file));
  const add = async (asItIs?: 'as-it-is') => {
    setStatus('');
    const failed = await addRecord(asItIs);
    // The dialog was closed meanwhile: the form keeps the entry, and the person must be informed.
    if (failed && !area.current) notify(failed);
    setFault(failed);
    if (failed) return;
    setStatus(t('records.added'));
    // The button is disabled now; focus moves to where the next note begins.
    area.current?.focus();
    onAdded();
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    choose(file);
  };
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, nativeEvent } = event;
    if (isEnter(nativeEvent) && (ctrlKey || metaKey) && canAdd(draft) && !busy) void add();
  };

  return (
    <div className="composer">
      {fault && !tooLong && (
        <AlertBanner tone="error">
          <MessageText message={fault} />
          {fault.code === 'records/unknown-format' && (
            <Button size="s" disabled={busy} onClick={() => void add('as-it-is')}>
              {t('records.asItIs')}
            </Button>
          )}
        </AlertBanner>
      )}
      <Textarea
        ref={area}
        className="composer__text ui-labels-hidden"
        rows={RECORD_INPUTS.rows}
        label={t('records.textLabel')}
        placeholder={t('records.placeholder')}
        hint={t('records.tagsHint')}
        dir="auto"
        value={draft.text}
        readOnly={busy}
        error={tooLong && <MessageText message={fault} />}
        onChange={event => writeRecordText(event.target.value)}
        onPaste={paste}
        onKeyDown={press}
      />
      {share !== undefined && draft.media && draft.media.file.size > LARGE && (
        <ProgressBar label={t('records.adding')} share={share} />
      )}
      <DateOfPhoto />
      <div className="composer__row">
        {draft.media && (
          <ChosenFile
            media={draft.media}
            disabled={busy}
            onRemove={() => {
              const file = draft.media?.file;
              removeRecordMedia();
              if (file)
                offerUndo(
                  () => i18n.t('visualization:records.mediaRemoved'),
                  () => choose(file),
                );
              area.current?.focus();
            }}
          />
        )}
        <FileButton
          variant="quiet"
          aria-label={t('records.addImage')}
          icon={<ImageIcon />}
          accept={RECORD_INPUTS.image.accept}
          disabled={busy}
          onFile={choose}
        >
          {t('records.image')}
        </FileButton>
        <FileButton
          variant="quiet"
          aria-label={t('records.addVideo')}
          icon={<VideoIcon />}
          accept={RECORD_INPUTS.video.accept}
          disabled={busy}
          onFile={choose}
        >
          {t('records.video')}
        </FileButton>
        <Button
          className="composer__add"
          variant="primary"
          disabled={!canAdd(draft)}
          busy={busy}
          busyLabel={t('records.adding')}
          onClick={() => void add()}
        >
          {t('records.add')}
        </Button>
      </div>
      <p className="ui-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
