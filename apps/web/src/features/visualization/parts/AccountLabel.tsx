import { faceOf, labelLines } from '@app/i18n';
import { TextLines } from '@app/scenes/MessageText';
import { useTranslation } from 'react-i18next';

/** R74: 我的账户, beside the avatar. */
export function AccountLabel() {
  const { t, i18n } = useTranslation('common');
  return (
    <span className="vis__account">
      <TextLines lines={labelLines(t, faceOf(i18n), 'myAccount')} />
    </span>
  );
}
