import { faceOf, labelLines } from '@app/i18n';
import { useTranslation } from 'react-i18next';

/** R74: 我的账户, beside the avatar; on an English page it is in the button's name only. */
export function AccountLabel() {
  const { t, i18n } = useTranslation('common');
  const [own, exact] = labelLines(t, faceOf(i18n), 'myAccount');
  return (
    // Narrower, the words beside the avatar would reach the bearing plate.
    <span className="vis__account ui-hidden--below-1024">
      {own.text}
      {exact && (
        <span className="ui-hidden" lang={exact.lang}>
          {' '}
          {exact.text}
        </span>
      )}
    </span>
  );
}
