import { GLOSSARY_TEXTS } from './generated/glossary';

/** Kinds of almanac terms that no record speaks of: moon phases, the 72 spells of the year, the ten gods and others. */
export type GlossaryKind = keyof typeof GLOSSARY_TEXTS;

export interface GlossaryTerm {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

/** The terms of a kind, in index order; none of a kind that is not there. `kitchenGodSteed` holds sayings with `{n}` and `{m}` in place of numbers. */
export const glossary = (kind: GlossaryKind): readonly GlossaryTerm[] =>
  Object.hasOwn(GLOSSARY_TEXTS, kind)
    ? GLOSSARY_TEXTS[kind].split('\n').map(line => {
        const [id = '', zh = '', en = ''] = line.split('|');
        return { id, zh, en };
      })
    : [];

export const GLOSSARY_KINDS: readonly GlossaryKind[] =
  // the keys of the object are the kinds
  /* @__PURE__ */ Object.freeze(Object.keys(GLOSSARY_TEXTS) as GlossaryKind[]);
