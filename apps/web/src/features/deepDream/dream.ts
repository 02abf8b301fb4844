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
import { seededRandom } from '@app/kernel';
import type { Ports } from '../../adapters/ports';
import type { Writer } from '../../store/storageSlice';
import { DREAM_CODEC, DREAM_ID } from './dreamCodec';

export interface DreamView {
  /** Undefined until what an earlier visit left has been read back. */
  readonly space: DreamSpace | undefined;
  /** False when nothing could be read, or the last write was refused: what happens now lasts as long as the tab. */
  readonly kept: boolean;
}

/** One person's dream while the app is open: the space, its bubbles in motion, and the replies that are due. */
export interface Dream extends Writer {
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
  readonly tabs: Pick<Ports['tabs'], 'listen'>;
}

/** The same people for the same person, though nothing is written down before something happens (A18). FNV-1a. */
const seedOf = (emailKey: string): number =>
  [...emailKey].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  );

export function createDream({ clock, random, house, tabs }: DreamPorts, emailKey: string): Dream {
  const shelf = () => house.repository(DREAM_CODEC);
  const listeners = new Set<() => void>();
  let view: DreamView = { space: undefined, kept: true };
  let field: Field | undefined;
  let language: (() => Language) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  let isReadable = true;
  /** Whether there is anything to lose: a dream in which nothing has happened is not written down. */
  let isLived = false;
  let isOnShelf = false;
  let isPaused = false;

  const show = (next: Partial<DreamView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  /**
   * One write after the other: the last state is the one that stays. A shelf that could not be read is left alone: an
   * earlier dream may still lie on it. So is one in which nothing has happened: an import adds only what is not there.
   */
  const write = () => {
    if (!isReadable || !isLived || isPaused) return;
    writing = writing.then(async () => {
      const { space } = view;
      if (!space || (!isOnShelf && (await takeUp()))) return;
      const kept = await (await shelf()).put({ id: DREAM_ID, space: withPositionsOf(space) });
      isOnShelf ||= kept.ok;
      if (kept.ok !== view.kept) show({ kept: kept.ok });
    });
  };
  const change = (space: DreamSpace) => {
    isLived = true;
    show({ space });
    write();
  };
  const withPositionsOf = (space: DreamSpace) => (field ? withPositions(space, field.snapshot()) : space);

  const load = async () => {
    const found = await (await shelf()).get(DREAM_ID);
    isReadable = found.ok;
    const earlier = found.ok ? found.value?.space : undefined;
    begin(earlier ?? createDreamSpace(seededRandom(seedOf(emailKey)), clock.now()), earlier !== undefined);
  };
  /** An import may have brought this person's dream since: it is the one that counts. Returns whether it has. */
  const takeUp = async () => {
    const found = await (await shelf()).get(DREAM_ID);
    if (!found.ok || !found.value || isOnShelf) return false;
    begin(found.value.space, true);
    return true;
  };
  const begin = (space: DreamSpace, lived: boolean) => {
    field = createField({ capacity: space.bubbles.length });
    for (const bubble of space.bubbles) field.spawn(bubble);
    isLived = lived;
    isOnShelf = lived;
    show({ space, kept: isReadable });
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

  const pause = () => {
    isPaused = true;
    return writing;
  };

  void load();
  tabs.listen(({ kind }) => {
    // This tab starts anew, and writes down where the bubbles are as it hides.
    if (kind === 'forgotten') void pause();
  });
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
      write();
    },
    pause,
    resume() {
      isPaused = false;
      write();
    },
    visit(speak) {
      language = speak;
      if (view.space && isReadable && !isLived) void takeUp();
      listen();
      return () => {
        clearTimeout(timer);
        language = undefined;
        write();
      };
    },
  };
}
