import { faceOf, messageLines } from '@app/i18n';
import type { NoticeText, NoticeTone, Notifier } from '@app/ui';
import { MESSAGES, type Message } from '@app/validation';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPorts } from '../adapters/firstPorts';

/** Good news among the messages; everything else is a refusal or an error. */
const GOOD: ReadonlySet<Message['code']> = new Set([
  'session/signed-out',
  'session/signed-in-elsewhere',
  'profile/saved',
  'app/update-ready',
]);

/** Shows a message as a toast that follows the language of the page, from outside React as well; no message, no toast. */
export function notifyMessage(
  notifier: Notifier,
  i18n: i18n,
  message: Message | undefined,
  action?: NoticeText['action'],
): void {
  if (!message) return;
  const lines = () => messageLines(i18n.getFixedT(null, 'common'), faceOf(i18n), message);
  notifier.notify({
    tone: toneOf(message),
    get text() {
      return lines()[0].text;
    },
    get second() {
      return lines()[1];
    },
    action,
  });
}

export function useNotify(): (message: Message | undefined, action?: NoticeText['action']) => void {
  const { notifier } = useFirstPorts();
  const { i18n } = useTranslation('common');
  return (message, action) => notifyMessage(notifier, i18n, message, action);
}

/** R218: in place of a part that could not be fetched. It reports that, and closes the view. */
export function PartMissing(props: object) {
  const notify = useNotify();
  // Once each time it is shown.
  useEffect(() => {
    notify({ code: 'app/part-missing' });
    if ('onClose' in props && typeof props.onClose === 'function') props.onClose();
  }, []);
  return null;
}

function toneOf({ code }: Message): NoticeTone {
  if (GOOD.has(code)) return 'ok';
  return MESSAGES[code].kind === 'alert' ? 'error' : 'warn';
}
