/** A call that a model asks for. `arguments` is JSON as the model wrote it, whole or broken. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** What one event says of a call: all of it, or a part. */
export interface CallPart {
  readonly index?: number;
  readonly id?: string;
  readonly name?: string;
  readonly arguments?: string;
}

export interface CallMerger {
  add(parts: readonly CallPart[]): void;
  /** The calls so far, each with its own id and a name. */
  calls(): readonly ToolCall[];
}

/** More calls than these are not kept, nor longer arguments, in characters. */
const MOST_CALLS = 16;
const LONGEST_ARGUMENTS = 8000;
const LONGEST_NAME = 64;

/** Some models write where a tool is before its name: `functions.sky_at`. */
const BEFORE_NAME = /^(?:functions|default_api|tools)[.:]/;

interface Growing {
  readonly id: string | undefined;
  readonly index: number | undefined;
  name: string;
  text: string;
}

/**
 * R403. Puts streamed calls together as compatible providers send them: a known id means that call and a new id a new
 * one, whatever its index; without an id the index decides, and without either it is the last call. A named part after
 * the finished arguments of a call that has its name begins another, since some count every call as number 0 or give all
 * the same id; a finished call that is repeated is the same one.
 */
export function createCallMerger(): CallMerger {
  const all: Growing[] = [];
  return {
    add(parts) {
      for (const part of parts) take(part);
    },
    calls: () =>
      all.map(({ id, name, text }, at) => ({
        id: id !== undefined && all.findIndex(each => each.id === id) === at ? id : `call_${at + 1}`,
        name: name || 'unnamed',
        arguments: text.trim(), // a mark of byte order as well
      })),
  };

  function take(given: CallPart): void {
    const name = given.name?.trim().replace(BEFORE_NAME, '');
    const part = name ? { ...given, name } : given;
    if (part.name && all.some(each => isToldAgain(each, part))) return;
    const call = find(part) ?? begin(part);
    if (!call) return;
    if (call.name === '' && part.name) call.name = part.name.slice(0, LONGEST_NAME);
    // One character more than fits makes JSON that was cut unreadable, so that nobody takes it for whole.
    call.text = (call.text + (part.arguments ?? '')).slice(0, LONGEST_ARGUMENTS);
  }

  function find({ id, index, name }: CallPart): Growing | undefined {
    if (id) {
      const known = all.findLast(each => each.id === id);
      return known && name && known.name !== '' && isWhole(known.text) ? undefined : known;
    }
    const found = index === undefined ? all.at(-1) : all.findLast(each => each.index === index);
    // An unused index: a new call if it has a name, else the provider's mistake.
    if (!found) return name ? undefined : all.at(-1);
    // The name of a call may come behind its arguments; a second one is of a second call.
    const isAnother =
      found.name !== '' && (isWhole(found.text) || (found.text === '' && found.name !== name));
    return name && isAnother ? undefined : found;
  }

  function begin({ id, index }: CallPart): Growing | undefined {
    if (all.length >= MOST_CALLS) return undefined;
    const call: Growing = { id: id || undefined, index, name: '', text: '' };
    all.push(call);
    return call;
  }
}

const isToldAgain = (call: Growing, { id, index, name, arguments: text }: CallPart): boolean =>
  id !== undefined &&
  call.id === id &&
  call.index === index &&
  call.name === name &&
  call.text === text &&
  isWhole(call.text);

function isWhole(text: string): boolean {
  try {
    JSON.parse(text.trim());
    return true;
  } catch {
    return false;
  }
}
