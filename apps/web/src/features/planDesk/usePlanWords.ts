import type { Room } from '@app/plan';
import { type PlanWords, planWords, roomName } from '@app/plan/words';
import { useLanguage } from '../../shared/language';

/** What a plan's rooms, openings and things are called. */
export function usePlanWords(): PlanWords & { readonly nameOf: (room: Room) => string } {
  const { language } = useLanguage();
  return { ...planWords(language), nameOf: room => roomName(room, language) };
}
