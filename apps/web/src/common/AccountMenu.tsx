import { faceOf, labelLines } from '@app/i18n';
import type { UserInfo } from '@app/session';
import {
  Avatar,
  CameraIcon,
  CommandIcon,
  CourtyardIcon,
  LogOutIcon,
  Menu,
  type MenuItem,
  MoonGateIcon,
  SettingsIcon,
  UserIcon,
} from '@app/ui';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../store/store';
import { COMMANDS_KEYS } from './commandKeys';
import { useLogOut } from './useLogOut';
import { useSettingsSheet } from './useSettingsSheet';
import './AccountMenu.css';

export interface AccountMenuProps {
  readonly info: UserInfo;
  /** Beside the avatar, if there is room. */
  readonly label?: ReactNode;
  readonly side?: 'top' | 'bottom';
}

/** R74, R148: the account, the screens it may enter, and signing out. Only deep users get 梦境深处. */
export default function AccountMenu({ info, label, side = 'bottom' }: AccountMenuProps) {
  const { t, i18n } = useTranslation('common');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const showCommands = useApp(state => state.showCommands);
  const face = faceOf(i18n);
  const [deepDream, deepDreamOther] = labelLines(t, face, 'deepDream');
  const [signOut, signOutOther] = labelLines(t, face, 'signOut');
  const settings = useSettingsSheet();
  const isDeep = info.userType === 'deep';
  const [deepUser] = labelLines(t, face, 'deepUser');
  const name = info.name || (isDeep ? deepUser.text : t('account.normalUser'));

  const items: readonly MenuItem[] = [
    ...(isDeep
      ? [
          {
            id: 'deep-dream',
            label: deepDream.text,
            hint: deepDreamOther?.text,
            hintLang: deepDreamOther?.lang,
            icon: <MoonGateIcon />,
            onSelect: () => void navigate({ to: '/deep-dream' }),
          },
        ]
      : [
          {
            id: 'home',
            label: t('account.toHouse'),
            icon: <CourtyardIcon />,
            onSelect: () => void navigate({ to: '/visualization' }),
          },
          {
            id: 'photos',
            label: t('account.photos'),
            icon: <CameraIcon />,
            onSelect: () => void navigate({ to: '/create' }),
          },
          {
            id: 'profile',
            label: t('account.profile'),
            icon: <UserIcon />,
            onSelect: () => void navigate({ to: '/user-info' }),
          },
        ]),
    {
      id: 'commands',
      label: t('account.commands'),
      hint: COMMANDS_KEYS,
      icon: <CommandIcon />,
      onSelect: () => showCommands(true),
    },
    {
      id: 'settings',
      label: t('account.settings'),
      icon: <SettingsIcon />,
      onSelect: settings.open,
    },
    {
      id: 'sign-out',
      label: signOut.text,
      hint: signOutOther?.text,
      hintLang: signOutOther?.lang,
      icon: <LogOutIcon />,
      startsGroup: true,
      onSelect: logOut,
    },
  ];

  return (
    <Menu
      side={side}
      items={items}
      header={
        <div className="account-menu__who">
          <Avatar name={name} size={40} />
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>
            {info.email && (
              <small>
                <bdi>{info.email}</bdi>
              </small>
            )}
          </span>
        </div>
      }
      trigger={
        <button type="button" className="account-menu__button">
          {label ?? <HiddenLabel />}
          <Avatar name={name} size={label ? 52 : 44} />
        </button>
      }
    />
  );
}

/** R74: the name of the button when it shows only the avatar. */
function HiddenLabel() {
  const { t, i18n } = useTranslation('common');
  return (
    <span className="ui-hidden">
      {labelLines(t, faceOf(i18n), 'myAccount').map(({ text, lang }) => (
        <span key={lang} lang={lang}>
          {text}{' '}
        </span>
      ))}
    </span>
  );
}
