import { isKeyOf } from '@app/kernel';
import { GLOSSARY_TEXTS, type GlossaryKind } from './generated/glossary';

export type { GlossaryKind };

export interface GlossaryTerm {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

/**
 * The terms of a kind, in index order; empty for an unknown kind. `kitchenGodSteed` holds sayings with `{n}` and
 * `{m}` for numbers.
 *
 * @example
 * glossary('moonPhase').length; // 8
 */
export const glossary = (kind: GlossaryKind): readonly GlossaryTerm[] =>
  isKeyOf(GLOSSARY_TEXTS, kind)
    ? GLOSSARY_TEXTS[kind].split('\n').map(line => {
        const [id = '', zh = '', en = ''] = line.split('|');
        return { id, zh, en };
      })
    : [];

export const GLOSSARY_KINDS: readonly GlossaryKind[] =
  // the keys of the object are the kinds
  /* @__PURE__ */ Object.freeze(Object.keys(GLOSSARY_TEXTS) as GlossaryKind[]);
