import {
  type Conversation,
  connectInSpace,
  conversationWith,
  createDreamSpace,
  createField,
  type DreamSpace,
  type Field,
  findBubble,
  type Language,
  receiveReplies,
  type SayRefusal,
  say,
  untilReply,
  withConversation,
  withPositions,
} from '@app/dreamspace';
import type { Ports } from '../../adapters/ports';
import { DREAM_CODEC } from './dreamCodec';

export interface DreamView {
  /** Undefined until what an earlier visit left has been read back. */
  readonly space: DreamSpace | undefined;
  /** False when nothing could be read, or the last write was refused: what happens now lasts as long as the tab. */
  readonly kept: boolean;
}

/** One person's dream while the app is open: the space, its bubbles in motion, and the replies that are due. */
export interface Dream {
  readonly view: () => DreamView;
  readonly subscribe: (listener: () => void) => () => void;
  /** The bubbles in the order of the space. Undefined as long as the space is. */
  readonly field: () => Field | undefined;
  /** R134. Returns whether the bubble is connected to me now. */
  readonly connect: (id: string) => boolean;
  readonly say: (id: string, text: string) => SayRefusal | undefined;
  /** Writes down where the bubbles are (A18). */
  readonly keep: () => void;
  /** Replies come while somebody is here; what fell due meanwhile comes at once. Returns what ends the visit. */
  readonly visit: (language: () => Language) => () => void;
}

interface DreamPorts extends Pick<Ports, 'random'> {
  readonly clock: Pick<Ports['clock'], 'now'>;
  readonly house: Pick<Ports['house'], 'repository'>;
}

export function createDream({ clock, random, house }: DreamPorts, emailKey: string): Dream {
  const shelf = () => house.repository(DREAM_CODEC);
  const listeners = new Set<() => void>();
  let view: DreamView = { space: undefined, kept: true };
  let field: Field | undefined;
  let language: (() => Language) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  let isReadable = true;

  const show = (next: Partial<DreamView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  /**
   * One write after the other: the last state is the one that stays. A shelf that could not be read is left alone: an
   * earlier dream may still lie on it.
   */
  const write = (space: DreamSpace) => {
    if (!isReadable) return;
    writing = writing.then(async () => {
      const kept = await (await shelf()).put({ emailKey, space });
      if (kept.ok !== view.kept) show({ kept: kept.ok });
    });
  };
  const change = (space: DreamSpace) => {
    show({ space });
    write(withPositionsOf(space));
  };
  const withPositionsOf = (space: DreamSpace) => (field ? withPositions(space, field.snapshot()) : space);

  const load = async () => {
    const found = await (await shelf()).get(emailKey);
    isReadable = found.ok;
    const earlier = found.ok ? found.value?.space : undefined;
    const space = earlier ?? createDreamSpace(random, clock.now());
    field = createField({ capacity: space.bubbles.length });
    for (const bubble of space.bubbles) field.spawn(bubble);
    show({ space, kept: isReadable });
    if (!earlier) write(space);
    listen();
  };

  /** Hears every reply that is due, then waits for the next. */
  const listen = () => {
    clearTimeout(timer);
    const { space } = view;
    if (!space || !language) return;
    const now = clock.now();
    const heard = Object.entries(space.conversations).reduce<DreamSpace>((so, [id, talk]) => {
      const person = findBubble(so, id);
      if (!person || !language) return so;
      const next = receiveReplies(talk, now, person, language(), random);
      return next === talk ? so : withConversation(so, id, next);
    }, space);
    if (heard !== space) change(heard);
    const waits = Object.values(heard.conversations)
      .map((talk: Conversation) => untilReply(talk, now))
      .filter(wait => wait !== undefined);
    if (waits.length > 0) timer = setTimeout(listen, Math.min(...waits));
  };

  void load();
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    field: () => field,
    connect(id) {
      if (!view.space) return false;
      const connected = connectInSpace(view.space, id, random, clock.now());
      if (!connected.ok) return false;
      if (connected.value.bubbles !== view.space.bubbles) change(connected.value);
      return true;
    },
    say(id, text) {
      if (!view.space) return undefined;
      const said = say(conversationWith(view.space, id), text, clock.now());
      if (!said.ok) return said.error;
      change(withConversation(view.space, id, said.value));
      listen();
      return undefined;
    },
    keep() {
      if (view.space) write(withPositionsOf(view.space));
    },
    visit(speak) {
      language = speak;
      listen();
      return () => {
        clearTimeout(timer);
        language = undefined;
        if (view.space) write(withPositionsOf(view.space));
      };
    },
  };
}
