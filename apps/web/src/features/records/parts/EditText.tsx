import { type HomeRecord, textOf } from '@app/records';
import { Button, Textarea } from '@app/ui';
import type { Message } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../parts/messages';
import { useApp } from '../../../store/store';

export interface EditTextProps {
  readonly record: HomeRecord;
  readonly onDone: () => void;
}

/** Changes the text of a note or the caption of a picture. A failed write keeps what was typed. */
export function EditText({ record, onDone }: EditTextProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const editRecord = useApp(state => state.editRecord);
  const [text, setText] = useState(textOf(record) ?? '');
  const [fault, setFault] = useState<Message>();
  const [saving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    const failed = await editRecord(record.id, text);
    setSaving(false);
    setFault(failed);
    if (!failed) onDone();
  };
  return (
    <form
      className="entry__edit"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        // Escape leaves the edit, not the whole dialog.
        event.stopPropagation();
        onDone();
      }}
    >
      <Textarea
        autoFocus
        rows={2}
        label={t(record.type === 'text' ? 'records.edit' : 'records.editCaption')}
        error={fault && <MessageText message={fault} />}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="entry__edit-actions">
        <Button size="s" type="submit" busy={saving} busyLabel={common('actions.saving')}>
          {common('actions.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onDone}>
          {common('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
