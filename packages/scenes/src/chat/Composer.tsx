import { checkDraft, countDraft, sendsOnKey } from '@app/chat';
import {
  Button,
  CloseIcon,
  IconButton,
  ImageIcon,
  ListIcon,
  SendIcon,
  SettingsIcon,
  StopIcon,
  TrashIcon,
} from '@app/ui';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../MessageText';

export interface ComposerProps {
  readonly draft: string;
  /** A49. While an answer is pending nothing can be sent, and stop is beside send. */
  readonly pending: boolean;
  readonly suggestions: ReactNode;
  readonly hasHistory: boolean;
  /** R412: the attachment and its recipient; undefined if the service accepts none. */
  readonly picture: { readonly url: string | undefined; readonly host: string } | undefined;
  /** Without a file the picture is removed. */
  readonly onPicture: (file?: File) => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
  readonly onDraft: (draft: string) => void;
  /** Without a text, the draft is used. */
  readonly onSend: (text?: string) => void;
  readonly onStop: () => void;
  readonly onSettings: () => void;
  readonly onTalks: () => void;
  readonly onClear: () => void;
}

export function Composer(props: ComposerProps) {
  const { draft, pending, suggestions, hasHistory, picture, fieldRef, ...act } = props;
  const { t } = useTranslation(['visualization', 'common']);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const checked = checkDraft(draft);
  const count = countDraft(draft);
  const tooLong = !checked.ok && checked.error.code === 'chat/message-too-long' ? checked.error : undefined;
  return (
    <>
      {suggestions}
      {picture?.url && (
        <div className="chat-picture">
          <img src={picture.url} alt={t('visualization:chat.attached')} />
          <p className="chat-aside">{t('visualization:chat.pictureGoes', { host: picture.host })}</p>
          <IconButton
            size="s"
            label={t('visualization:chat.removePicture')}
            icon={<CloseIcon />}
            onClick={() => act.onPicture()}
          />
        </div>
      )}
      <div
        className="chat-composer"
        data-bad={tooLong ? '' : undefined}
        data-pending={pending ? '' : undefined}
      >
        <label htmlFor={id} className="ui-hidden">
          {t('visualization:chat.messageLabel')}
        </label>
        <textarea
          ref={fieldRef}
          id={id}
          className="chat-composer__field"
          // Browsers without `field-sizing` grow by lines.
          rows={Math.min(6, draft.split('\n').length)}
          value={draft}
          placeholder={t('visualization:chat.placeholder')}
          aria-describedby={`${id}-hint`}
          aria-invalid={tooLong ? true : undefined}
          enterKeyHint="send"
          onChange={event => act.onDraft(event.target.value)}
          onKeyDown={event => {
            if (!sendsOnKey(event.nativeEvent)) return;
            event.preventDefault();
            act.onSend();
          }}
        />
        {pending && (
          <Button className="chat-composer__act" icon={<StopIcon />} onClick={act.onStop}>
            {t('visualization:chat.stop')}
          </Button>
        )}
        <Button
          className="chat-composer__act"
          variant="primary"
          icon={<SendIcon />}
          disabled={pending || !checked.ok}
          onClick={() => act.onSend()}
        >
          {t('visualization:chat.send')}
        </Button>
      </div>
      <div className="chat-foot">
        <p id={`${id}-hint`} className="chat-foot__hint" data-bad={tooLong ? '' : undefined}>
          {tooLong ? (
            <MessageText message={tooLong} />
          ) : count ? (
            t('visualization:chat.characters', { ...count })
          ) : (
            <>
              <span className="chat-foot__enter">{t('visualization:chat.hintEnter')} </span>
              {t('visualization:chat.hint')}
            </>
          )}
        </p>
        {picture && (
          <>
            <input
              ref={file}
              type="file"
              accept="image/*"
              hidden
              onChange={event => {
                const [chosen] = event.target.files ?? [];
                if (chosen) act.onPicture(chosen);
                event.target.value = '';
              }}
            />
            <IconButton
              label={t('visualization:chat.attachPicture')}
              icon={<ImageIcon />}
              disabled={pending}
              onClick={() => file.current?.click()}
            />
          </>
        )}
        <IconButton label={t('visualization:chat.talks')} icon={<ListIcon />} onClick={act.onTalks} />
        <IconButton
          label={t('visualization:chat.clear')}
          icon={<TrashIcon />}
          disabled={!hasHistory}
          onClick={act.onClear}
        />
        <IconButton
          label={t('visualization:chat.settings')}
          icon={<SettingsIcon />}
          onClick={act.onSettings}
        />
      </div>
    </>
  );
}
