import type { Suggestion } from '@app/chat';
import { useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';

export interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  /** Nothing can be asked now. */
  readonly pending: boolean;
  readonly onSend: (text: string) => void;
}

/** Questions to ask with one press: over the field of an empty conversation, below the words of any other. */
export function Suggestions({ suggestions, pending, onSend }: SuggestionsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  if (suggestions.length === 0) return null;
  return (
    <ul className="chat-suggestions" aria-label={t('chat.suggestions')}>
      {suggestions.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className="chat-slip"
            disabled={pending}
            onClick={() => onSend(inFace(text[language]))}
          >
            {inFace(text[language])}
          </button>
        </li>
      ))}
    </ul>
  );
}
