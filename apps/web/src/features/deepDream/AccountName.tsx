import { faceOf, labelLines } from '@app/i18n';
import { TextLines } from '@app/scenes/MessageText';
import type { UserInfo } from '@app/session';
import { useTranslation } from 'react-i18next';

/** R148: the user's name, or else 深度用户. */
export function AccountName({ info }: { readonly info: UserInfo }) {
  const { t, i18n } = useTranslation('common');
  const face = faceOf(i18n);
  const [account] = labelLines(t, face, 'myAccount');
  return (
    <span className="dream__user ui-hidden--below-768">
      <span className="ui-hidden">{account.text} </span>
      {info.name ? <bdi>{info.name}</bdi> : <TextLines lines={labelLines(t, face, 'deepUser')} />}
    </span>
  );
}
