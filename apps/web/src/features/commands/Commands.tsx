import { type CommandTexts, FACE_TAGS, type LanguageChoice, loadCommands, writeAll } from '@app/i18n';
import {
  AlmanacLeafIcon,
  CameraIcon,
  type Command,
  CommandPalette,
  CourtyardIcon,
  HomeIcon,
  LanguagesIcon,
  LayoutGridIcon,
  LogInIcon,
  LogOutIcon,
  lazyPart,
  MoonGateIcon,
  MoonIcon,
  NotebookPenIcon,
  PlanisphereIcon,
  SettingsIcon,
  ShoppingBagIcon,
  SunIcon,
  UserIcon,
} from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import type { ReactNode } from 'react';
import { useLanguage } from '../../common/language';
import { PartMissing } from '../../common/messages';
import { useApp } from '../../store/store';
import type { Request } from './commands';
import { useCommands } from './useCommands';

type Name = keyof CommandTexts['labels'];

const ICONS: Readonly<Record<Name, ReactNode>> = {
  home: <HomeIcon />,
  login: <LogInIcon />,
  create: <CameraIcon />,
  userInfo: <UserIcon />,
  visualization: <CourtyardIcon />,
  deepDream: <MoonGateIcon />,
  layoutGuide: <LayoutGridIcon />,
  almanac: <AlmanacLeafIcon />,
  records: <NotebookPenIcon />,
  chat: <MoonGateIcon />,
  shop: <ShoppingBagIcon />,
  settings: <SettingsIcon />,
  language: <LanguagesIcon />,
  traditional: <LanguagesIcon />,
  simplified: <LanguagesIcon />,
  paper: <SunIcon />,
  ink: <MoonIcon />,
  sky: <PlanisphereIcon />,
  signOut: <LogOutIcon />,
};

const PLACES = {
  '/': 'home',
  '/login': 'login',
  '/create': 'create',
  '/user-info': 'userInfo',
  '/visualization': 'visualization',
  '/deep-dream': 'deepDream',
} as const;

/** The palette, over any screen. */
export default function Commands() {
  const open = useApp(state => state.commandsOpen);
  const showCommands = useApp(state => state.showCommands);
  const { requests, grant } = useCommands();
  return open && <Palette requests={requests} onRequest={grant} onClose={() => showCommands(false)} />;
}

interface PaletteProps {
  readonly requests: ReturnType<typeof useCommands>['requests'];
  readonly onRequest: (request: Request) => void;
  readonly onClose: () => void;
}

const Palette = lazyPart(async () => {
  const texts = await loadCommands();
  return { default: (props: PaletteProps) => <Shown {...props} texts={texts} /> };
}, PartMissing);

interface ShownProps extends PaletteProps {
  readonly texts: Awaited<ReturnType<typeof loadCommands>>;
}

function Shown({ requests, onRequest, onClose, texts }: ShownProps) {
  const reader = useLanguage();
  const { frame } = writeAll(texts[reader.language], reader.inFace);
  const group = (id: keyof typeof requests) => ({
    id,
    label: frame[id],
    commands: requests[id].map(request => toCommand(request, texts, reader, onRequest)),
  });
  return (
    <CommandPalette
      limit={INPUT_LIMITS.search}
      groups={[group('go'), group('open'), group('set')]}
      texts={{
        ...frame,
        count: found => frame[found === 1 ? 'count_one' : 'count_other'].replace('{{count}}', String(found)),
      }}
      onClose={onClose}
    />
  );
}

function toCommand(
  request: Request,
  { en, zh }: Awaited<ReturnType<typeof loadCommands>>,
  { language, other, inFace }: LanguageChoice,
  onRequest: (request: Request) => void,
): Command {
  const name = nameOf(request);
  return {
    id: name,
    label: inFace({ en, zh }[language].labels[name]),
    // Its name in the other language would name the other direction.
    hint: name === 'language' ? { en: 'English', zh: '中文' }[other] : { en, zh }[other].labels[name],
    hintLang: FACE_TAGS[other],
    keywords: [en.keywords[name], zh.keywords[name], inFace(zh.keywords[name])].flatMap(words =>
      words.split(', '),
    ),
    icon: ICONS[name],
    onSelect: () => onRequest(request),
  };
}

function nameOf(request: Request): Name {
  switch (request.kind) {
    case 'go':
      return PLACES[request.to];
    case 'tool':
      return request.tool;
    case 'settings':
      return 'settings';
    case 'language':
      return 'language';
    case 'face':
      return request.face === 'zh' ? 'simplified' : 'traditional';
    case 'theme':
      return request.choice;
    case 'sign-out':
      return 'signOut';
  }
}
