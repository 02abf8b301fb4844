import { Button } from '@app/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainText } from './PlainText';

export interface MessageBoundaryProps {
  readonly text: string;
  readonly onCopy: (text: string) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A54. Shows a message that cannot be drawn as plain text, to be copied or removed; the other messages stay. */
export class MessageBoundary extends Component<MessageBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainMessage {...this.props} /> : this.props.children;
  }
}

function PlainMessage({ text, onCopy, onRemove }: MessageBoundaryProps) {
  const { t } = useTranslation('visualization');
  return (
    <div className="chat-unshown">
      <p className="chat-aside">{t('chat.unshown')}</p>
      <PlainText text={text} />
      <div className="chat-acts">
        <Button size="s" onClick={() => onCopy(text)}>
          {t('chat.copy')}
        </Button>
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('chat.remove')}
        </Button>
      </div>
    </div>
  );
}
