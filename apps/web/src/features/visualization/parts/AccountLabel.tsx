import { faceOf, labelLines } from '@app/i18n';
import { useTranslation } from 'react-i18next';

/** R74: 我的账户, beside the avatar. */
export function AccountLabel() {
  const { t, i18n } = useTranslation('common');
  const [first, second] = labelLines(t, faceOf(i18n), 'myAccount');
  return (
    <span className="vis__account">
      <span lang={first.lang}>{first.text}</span>
      {second && (
        <span className="message-exact" lang={second.lang}>
          {second.text}
        </span>
      )}
    </span>
  );
}
