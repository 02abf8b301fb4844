import { faceOf, type Lines, messageLines } from '@app/i18n';
import type { Message } from '@app/validation';
import { useTranslation } from 'react-i18next';
import './messageText.css';

/** A text and, below it on English screens, its prescribed Chinese. */
export function TextLines({ lines: [first, second] }: { readonly lines: Lines }) {
  return (
    <>
      <span>{first.text}</span>
      {second && (
        <span className="message-exact" lang={second.lang}>
          {second.text}
        </span>
      )}
    </>
  );
}

/** A message of the catalogue in the reader's language. */
export function MessageText({ message }: { readonly message: Message }) {
  const { t, i18n } = useTranslation('common');
  return <TextLines lines={messageLines(t, faceOf(i18n), message)} />;
}
