import type { Room } from '@app/plan';
import { useTranslation } from 'react-i18next';

/** What a room is called: the person's own name for it, else its kind. */
export function useRoomName(): (room: Room) => string {
  const { t } = useTranslation('visualization');
  return room => room.name ?? t(`planDesk.kinds.${room.kind}`);
}
