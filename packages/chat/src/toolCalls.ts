/** A call requested by a model. `arguments` is JSON as the model wrote it, whole or broken. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** One event's part of a call: all of it, or a fragment. */
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

/** Limits: further calls are dropped, and arguments beyond this many characters. */
const MOST_CALLS = 16;
const LONGEST_ARGUMENTS = 8000;
const LONGEST_NAME = 64;

/** Some models prefix a tool's namespace: `functions.sky_at`. */
const BEFORE_NAME = /^(?:functions|default_api|tools)[.:]/;

interface Growing {
  readonly id: string | undefined;
  readonly index: number | undefined;
  name: string;
  text: string;
}

/**
 * R403. Assembles streamed calls from compatible providers: a known id continues that call and a new id starts one,
 * whatever its index; without an id the index decides, and without either it is the last call. A named part after a call
 * with the same name has complete arguments starts another, since some providers number every call 0 or give all the same
 * id; a repeated complete call is the same one.
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
        arguments: text.trim(), // a byte order mark as well
      })),
  };

  function take(given: CallPart): void {
    const name = given.name?.trim().replace(BEFORE_NAME, '');
    const part = name ? { ...given, name } : given;
    if (part.name && all.some(each => isToldAgain(each, part))) return;
    const call = find(part) ?? begin(part);
    if (!call) return;
    if (call.name === '' && part.name) call.name = part.name.slice(0, LONGEST_NAME);
    // One character over the limit makes truncated JSON unreadable, so it is not taken as whole.
    call.text = (call.text + (part.arguments ?? '')).slice(0, LONGEST_ARGUMENTS);
  }

  function find({ id, index, name }: CallPart): Growing | undefined {
    if (id) {
      const known = all.findLast(each => each.id === id);
      return known && name && known.name !== '' && isWhole(known.text) ? undefined : known;
    }
    const found = index === undefined ? all.at(-1) : all.findLast(each => each.index === index);
    // An unused index: a new call if it has a name, otherwise the provider's mistake.
    if (!found) return name ? undefined : all.at(-1);
    // The name of a call may come after its arguments; a second one belongs to a second call.
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
