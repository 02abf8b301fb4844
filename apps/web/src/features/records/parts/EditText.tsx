import type { HomeRecord } from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import { Button, Textarea } from '@app/ui';
import type { Message } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../store/store';

export interface EditTextProps {
  readonly record: HomeRecord;
  /** Including unsaved changes. */
  readonly text: string;
  /** True right after the person asked to edit: a row scrolled back into view takes no focus. */
  readonly asked: boolean;
}

/** Edits the text of a note or the caption of a picture. A failed write keeps the typed text. */
export function EditText({ record, text, asked }: EditTextProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const editRecord = useApp(state => state.editRecord);
  const writeRecordEdit = useApp(state => state.writeRecordEdit);
  const [fault, setFault] = useState<Message>();
  const [saving, setSaving] = useState(false);

  const leave = () => writeRecordEdit(record.id);
  const save = async () => {
    setSaving(true);
    const failed = await editRecord(record.id, text);
    setSaving(false);
    setFault(failed);
    if (!failed) leave();
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
        // Escape leaves the editor, not the whole dialog.
        event.stopPropagation();
        leave();
      }}
    >
      <Textarea
        autoFocus={asked}
        rows={2}
        label={t(record.type === 'text' ? 'records.edit' : 'records.editCaption')}
        error={fault && <MessageText message={fault} />}
        value={text}
        onChange={event => writeRecordEdit(record.id, event.target.value)}
      />
      <div className="entry__edit-actions">
        <Button size="s" type="submit" busy={saving} busyLabel={common('actions.saving')}>
          {common('actions.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={leave}>
          {common('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
