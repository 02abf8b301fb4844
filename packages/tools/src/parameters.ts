import { err, isRecord, ok, type Result } from '@app/kernel';
import { quoteInput, type ToolFault } from './faults';
import { both } from './words';

/** The part of JSON Schema that our arguments need; each has a description. */
export type Parameter = { readonly description: string } & (
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly maxLength?: number }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'number'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' }
);

/** JSON Schema of a tool's arguments. */
export interface Parameters {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Parameter>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export const parameters = (
  properties: Readonly<Record<string, Parameter>>,
  required: readonly string[] = [],
): Parameters => ({ type: 'object', properties, required, additionalProperties: false });

/** Arguments that match their schema. */
export type Arguments = Readonly<Record<string, string | number | boolean>>;

/** Longer argument texts are not parsed. */
const LONGEST = 4000;

/** R401. Arguments from a model: an object, or its JSON text; no value counts as `{}`. */
export function readArguments(schema: Parameters, given: unknown): Result<Arguments, ToolFault> {
  const object = toObject(given);
  if (!object) return err({ code: 'tools/arguments-unreadable' });
  const read: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(object)) {
    if (!Object.hasOwn(schema.properties, name)) {
      return err({ code: 'tools/argument-unknown', argument: quoteInput(name) });
    }
    // Models write null for omitted arguments.
    if (value === null || value === undefined) continue;
    const argument = readArgument(name, schema.properties[name]!, value);
    if (!argument.ok) return argument;
    read[name] = argument.value;
  }
  const missing = schema.required.find(name => !(name in read));
  return missing === undefined ? ok(read) : err({ code: 'tools/argument-missing', argument: missing });
}

function toObject(given: unknown): object | undefined {
  let value = given;
  if (typeof given === 'string') {
    if (given.length > LONGEST) return undefined;
    try {
      const text = given.trim();
      value = text === '' ? {} : JSON.parse(text);
      // Encoded twice, as some models do.
      if (typeof value === 'string') value = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  if (value === undefined || value === null) return {};
  return isRecord(value) ? value : undefined;
}

function readArgument(
  argument: string,
  parameter: Parameter,
  value: unknown,
): Result<string | number | boolean, ToolFault> {
  const wrong = (zh: string, en: string) =>
    err({ code: 'tools/argument-invalid', argument, expected: both(zh, en) } as const);
  switch (parameter.type) {
    case 'boolean': {
      const flag = value === 'true' ? true : value === 'false' ? false : value;
      return typeof flag === 'boolean' ? ok(flag) : wrong('true 或 false', 'true or false');
    }
    case 'integer':
    case 'number': {
      const { minimum, maximum, type } = parameter;
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      const fits =
        typeof number === 'number' &&
        (type === 'integer' ? Number.isInteger(number) : Number.isFinite(number)) &&
        number >= minimum &&
        number <= maximum;
      if (fits) return ok(number);
      return wrong(
        `${minimum} 至 ${maximum} 的${type === 'integer' ? '整数' : '数'}`,
        `${type === 'integer' ? 'a whole number' : 'a number'} from ${minimum} to ${maximum}`,
      );
    }
    case 'string': {
      const { enum: known, maxLength = 60 } = parameter;
      if (typeof value !== 'string' || value.length > maxLength) {
        return wrong(`至多 ${maxLength} 字的文字`, `a text of at most ${maxLength} characters`);
      }
      const text = value.trim();
      if (!known) return ok(text);
      return known.includes(text)
        ? ok(text)
        : wrong(`${known.join('、')} 之一`, `one of ${known.join(', ')}`);
    }
  }
}
