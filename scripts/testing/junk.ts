/** Calls functions with invalid input in any argument or field, and reports unexpected results. */

/** Values that an untyped caller, a form or a damaged file may pass. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  1.5,
  35,
  2 ** 53,
  -1e300,
  '',
  '2024',
  'M',
  'constructor',
  '__proto__',
  'a\u0000\u001b\u202e\r\nb',
  true,
  [],
  [null],
  {},
  { year: '2026', month: 6, day: 21 },
  Symbol('junk'),
  () => 1,
  10n,
  cyclic(),
  // More elements than a call can spread.
  new Array(200_000).fill(1),
  withoutPrototype(),
  new Date(Number.NaN),
  hostile({}),
  hostile([]),
];

/** A getter's later results, after a valid number: functions must use the value they validated. */
const FICKLE: readonly unknown[] = [undefined, Number.NaN, 1e300, 'M'];

/** A value that contains itself. */
function cyclic(): unknown {
  const ring: Record<string, unknown> = { year: 2026 };
  ring['month'] = ring;
  return ring;
}

/** Cannot be converted to text. */
function withoutPrototype(): unknown {
  return Object.create(null);
}

/** Errors of a caller's own code pass through: they are not ours (decision 0037). */
const CALLERS_OWN = new Error('thrown by the code of the caller');

/** Throws on every access. */
function hostile(target: object): unknown {
  const refuse = () => {
    throw CALLERS_OWN;
  };
  return new Proxy(target, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse });
}

export interface JunkCall {
  readonly name: string;
  readonly call: (...args: never) => unknown;
  /** Valid arguments. */
  readonly args: readonly unknown[];
  /** Other values passed by the call, which may be returned unchanged. */
  readonly own?: unknown;
}

/**
 * A line for every way in which a call with junk in one place throws, or returns NaN or an infinity. Error results may
 * contain the input.
 */
export function complaintsOfJunk({ name, call, args, own }: JunkCall): readonly string[] {
  const complaints: string[] = [];
  const attempt = (given: readonly unknown[], where: string, junk: unknown) =>
    // Named only if there is a complaint: writing out the junk took as long as a call.
    complaints.push(
      ...complaintsOf({ name: '', call, args: given }, junk).map(
        complaint => `${name}(${where} = ${show(junk)})${complaint}`,
      ),
    );
  attempt(args, 'nothing changed', undefined);
  for (const path of placesIn(args)) {
    for (const junk of JUNK) attempt(replaced(args, path, junk) as unknown[], path.join('.'), junk);
    if (path.length < 2 || typeof at(args, path) !== 'number') continue;
    for (const junk of FICKLE) {
      attempt(replaced(args, path, junk, true) as unknown[], `${path.join('.')} at the second look`, junk);
    }
  }
  attempt([], 'no arguments', undefined);
  const called = { name, call, own };
  complaints.push(...sharedBy(called, () => args.map(copyOf)));
  for (const junk of JUNK) complaints.push(...sharedBy(called, () => args.map(() => junk)));
  return complaints;
}

/** A line for every mutable object that two results share: a caller who changed it would change everybody's results. */
function sharedBy(
  { name, call, own }: Omit<JunkCall, 'args'>,
  make: () => readonly unknown[],
): readonly string[] {
  const ask = () => {
    const args = make();
    return { args, answer: (call as (...all: readonly unknown[]) => unknown)(...args) };
  };
  try {
    const [first, second] = [ask(), ask()];
    const others = partsOf(second.answer);
    const shared = [...partsOf(first.answer)].filter(
      part => others.has(part) && (part instanceof Map || !Object.isFrozen(part)),
    );
    if (shared.length === 0) return [];
    const given = partsOf([first.args, own]);
    return shared
      .filter(part => !given.has(part))
      .map(part => `${name} answers everybody with one ${pathTo(part, first.answer)}`);
  } catch {
    // The calls above report throws, and values that cannot be copied are not data.
    return [];
  }
}

/** Another value with the same data; anything but plain data is passed unchanged. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** The objects in a value. */
function partsOf(value: unknown, found = new Set<object>()): ReadonlySet<object> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || found.has(value))
    return found;
  found.add(value);
  // A long list of numbers contains no object.
  if (Array.isArray(value) && value.length > 1000 && typeof value[0] === 'number') return found;
  for (const child of value instanceof Map ? value.values() : Object.values(value)) partsOf(child, found);
  return found;
}

/** The path of an object in the value that contains it. */
function pathTo(
  part: object,
  value: unknown,
  path = 'result',
  seen = new Set<unknown>(),
): string | undefined {
  if (value === part) return path;
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  const inner = value instanceof Map ? [...value] : Object.entries(value);
  for (const [key, child] of inner) {
    const found = pathTo(part, child, `${path}.${String(key)}`, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same for one unchanged call; `junk` is the input it may return unchanged. */
export function complaintsOf({ name, call, args }: JunkCall, junk?: unknown): readonly string[] {
  try {
    const answer = (call as (...all: readonly unknown[]) => unknown)(...args);
    const path = pathToNoNumber(answer, junk);
    return path === undefined ? [] : [`${name} answers ${path}`];
  } catch (thrown) {
    return thrown === CALLERS_OWN ? [] : [`${name} throws ${String(thrown)}`];
  }
}

/** Paths to the mutable objects in a value; '' is the value itself. */
export function thawedIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    thawedIn(child, path ? `${path}.${key}` : key),
  );
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

function placesIn(value: unknown, path: readonly string[] = [], depth = 0): readonly (readonly string[])[] {
  const here = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > 3) return here;
  const entries = Object.entries(value).slice(0, 8);
  return [...here, ...entries.flatMap(([key, child]) => placesIn(child, [...path, key], depth + 1))];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);

function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  junk: unknown,
  isFickle = false,
): unknown {
  if (key === undefined) return junk;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  const inner = Reflect.get(copy, key);
  if (isFickle && rest.length === 0) {
    let isSeen = false;
    const get = () => {
      if (isSeen) return junk;
      isSeen = true;
      return inner;
    };
    Reflect.defineProperty(copy, key, { get, enumerable: true, configurable: true });
  } else Reflect.set(copy, key, replaced(inner, rest, junk, isFickle));
  return copy;
}

/** The path of a NaN or infinity in a result that was not in the input. */
function pathToNoNumber(
  answer: unknown,
  junk: unknown,
  path = 'result',
  within: readonly unknown[] = [],
): string | undefined {
  if (typeof answer === 'number') {
    return Number.isFinite(answer) || Object.is(answer, junk) ? undefined : `${path} ${answer}`;
  }
  if (typeof answer === 'string')
    return /NaN|undefined|\[object/.test(answer) ? `${path} "${answer}"` : undefined;
  if (typeof answer !== 'object' || answer === null || ArrayBuffer.isView(answer)) return undefined;
  // Input may be returned unchanged.
  if (answer === junk || within.includes(answer)) return undefined;
  if ('ok' in answer && answer.ok === false) return undefined;
  const around = [...within, answer];
  for (const key of Object.keys(answer)) {
    const child: unknown = Reflect.get(answer, key);
    // Most are valid: the path is built only for the others.
    if (typeof child === 'boolean' || (typeof child === 'number' && Number.isFinite(child))) continue;
    const found = pathToNoNumber(child, junk, `${path}.${key}`, around);
    if (found !== undefined) return found;
  }
  return undefined;
}

function show(junk: unknown): string {
  try {
    return told(junk);
  } catch {
    return 'what cannot be shown';
  }
}

function told(junk: unknown): string {
  if (Array.isArray(junk) && junk.length > 1000) return 'a long list';
  if (typeof junk === 'string') return JSON.stringify(junk);
  if (typeof junk === 'object' && junk !== null) return JSON.stringify(junk);
  return typeof junk === 'bigint' ? `${junk}n` : String(junk);
}
