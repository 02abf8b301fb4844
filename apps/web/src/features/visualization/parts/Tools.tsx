import { FACE_TAGS } from '@app/i18n';
import { TOOLS, type ToolId } from '@app/session/addresses';
import {
  AlmanacLeafIcon,
  LanguagesIcon,
  LayoutGridIcon,
  MoonGateIcon,
  NotebookPenIcon,
  ShoppingBagIcon,
  ToolMenu,
} from '@app/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useToggleLanguage } from '../../../common/language';

const ICONS: Readonly<Record<ToolId, ReactNode>> = {
  layoutGuide: <LayoutGridIcon />,
  almanac: <AlmanacLeafIcon />,
  records: <NotebookPenIcon />,
  chat: <MoonGateIcon />,
  shop: <ShoppingBagIcon />,
};

export interface ToolsProps {
  readonly onOpen: (tool: ToolId) => void;
}

export function Tools({ onOpen }: ToolsProps) {
  const { t } = useTranslation('visualization');
  const { other } = useLanguage();
  const toggle = useToggleLanguage();
  const hintLang = FACE_TAGS[other];
  return (
    <ToolMenu
      label={t('tools.label')}
      glyph={t('tools.glyph')}
      tools={[
        {
          id: 'language',
          label: t('tools.language'),
          icon: <LanguagesIcon />,
          hint: t('tools.languageOther'),
          hintLang,
          onSelect: toggle,
        },
        ...TOOLS.map(id => ({
          id,
          label: t(`tools.${id}`),
          icon: ICONS[id],
          hint: t(`tools.${id}Other`),
          hintLang,
          onSelect: () => onOpen(id),
        })),
      ]}
    />
  );
}
