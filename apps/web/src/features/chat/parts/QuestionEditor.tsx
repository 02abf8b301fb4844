import { checkDraft, sendsOnKey } from '@app/chat';
import { Button } from '@app/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface QuestionEditorProps {
  readonly text: string;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** A question being changed in its place. The dialog, which hears Escape first, leaves it as it was. */
export function QuestionEditor({ text, onSend, onCancel }: QuestionEditorProps) {
  const { t } = useTranslation('visualization');
  const id = useId();
  const [draft, setDraft] = useState(text);
  const checked = checkDraft(draft);
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
        // The person has just asked to edit this very text.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => {
          if (!sendsOnKey(event.nativeEvent)) return;
          event.preventDefault();
          if (checked.ok) onSend(checked.value);
        }}
      />
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
