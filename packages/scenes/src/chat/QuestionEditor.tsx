import { checkDraft, countDraft, sendsOnKey } from '@app/chat';
import { Button, useTyped } from '@app/ui';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../MessageText';

export interface QuestionEditorProps {
  readonly text: string;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** A question edited in place. The dialog, which gets Escape first, restores it. */
export function QuestionEditor({ text, onSend, onCancel }: QuestionEditorProps) {
  const { t } = useTranslation('visualization');
  const id = useId();
  const [draft, setDraft] = useTyped('question', text);
  const checked = checkDraft(draft);
  const count = countDraft(draft);
  // Leaving or sending the question finishes the editing; a reload of the page does neither.
  useEffect(() => () => setDraft(text), [setDraft, text]);
  const tooLong = !checked.ok && checked.error.code === 'chat/message-too-long' ? checked.error : undefined;
  return (
    <div className="chat-editor">
      <label htmlFor={id} className="ui-hidden">
        {t('chat.edit')}
      </label>
      <textarea
        id={id}
        className="chat-editor__field"
        value={draft}
        rows={2}
        aria-describedby={`${id}-count`}
        aria-invalid={tooLong ? true : undefined}
        // The person has just asked to edit this text.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => {
          if (!sendsOnKey(event.nativeEvent)) return;
          event.preventDefault();
          if (checked.ok) onSend(checked.value);
        }}
      />
      <p id={`${id}-count`} className="chat-foot__hint" data-bad={tooLong ? '' : undefined}>
        {tooLong ? <MessageText message={tooLong} /> : count && t('chat.characters', { ...count })}
      </p>
      <div className="chat-acts">
        <Button size="s" disabled={!checked.ok} onClick={() => checked.ok && onSend(checked.value)}>
          {t('chat.sendEdited')}
        </Button>
        <Button size="s" variant="quiet" onClick={onCancel}>
          {t('chat.cancelEdit')}
        </Button>
      </div>
    </div>
  );
}
