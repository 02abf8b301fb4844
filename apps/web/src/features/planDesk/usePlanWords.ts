import { writeAll } from '@app/i18n';
import type { Room } from '@app/plan';
import { type PlanWords, planWords } from '@app/plan/words';
import { useLanguage } from '../../shared/language';

/** What a plan's rooms, openings and things are called. */
export function usePlanWords(): PlanWords & { readonly nameOf: (room: Room) => string } {
  const { language, say } = useLanguage();
  const words = writeAll(planWords(language), say);
  return { ...words, nameOf: room => room.name ?? words.rooms[room.kind] };
}
