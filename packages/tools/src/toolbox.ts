import { err, localTimeAt, ok, type Result } from '@app/kernel';
import { almanacDay } from './almanacDay';
import { describeFault, quoteInput, type ToolFault } from './faults';
import { findDays } from './findDays';
import { fit } from './fit';
import { houseReading } from './houseReading';
import { faultOf } from './input';
import { lunarBirthday } from './lunarBirthday';
import { type Parameters, readArguments } from './parameters';
import { pillars } from './pillars';
import { planFindings } from './planFindings';
import { skyAt } from './skyAt';
import { sunInRoom } from './sunInRoom';
import type { Card, Tool, World } from './tool';
import type { Bilingual } from './words';

const TOOLS: readonly Tool[] = [
  almanacDay,
  findDays,
  lunarBirthday,
  pillars,
  houseReading,
  planFindings,
  sunInRoom,
  skyAt,
];

/** A tool as a model sees it. */
export interface ToolSpec {
  readonly name: string;
  readonly title: Bilingual;
  readonly description: string;
  readonly parameters: Parameters;
}

export interface ToolResult {
  /** R400: JSON of at most 2 KB: ids, words in the language of the world, convention. */
  readonly text: string;
  readonly card: Card;
}

/** The tools this caller may use, without those that need withheld data. */
export const listTools = (world: World): readonly ToolSpec[] =>
  TOOLS.flatMap(tool => {
    const parameters = tool.parameters(world);
    const { name, title, description } = tool;
    return parameters ? [{ name, title, description, parameters }] : [];
  });

/** R400, R401. Runs a tool with a model's arguments. Never throws: failures become faults. */
export function runTool(name: string, given: unknown, world: World): Result<ToolResult, ToolFault> {
  const tool = TOOLS.find(each => each.name === name);
  if (!tool) return err({ code: 'tools/unknown-tool', input: quoteInput(name) });
  // Every tool uses the reader's clock, and this platform may not know the zone.
  const clock = localTimeAt(world.now, world.zone);
  if (!clock.ok) return err(faultOf(clock.error));
  const schema = tool.parameters(world);
  // The tool exists but has no data: its own message says why.
  const read = schema ? readArguments(schema, given) : ok({});
  if (!read.ok) return read;
  const done = tool.run(read.value, world);
  if (!done.ok) return done;
  const { facts, lists, card } = done.value;
  const inLanguage = (words: Bilingual) => (world.language === 'both' ? words : words[world.language]);
  return ok({ text: fit(facts(inLanguage), lists), card: { tool: tool.name, title: tool.title, ...card } });
}

/** The tools of one world, in the form a conversation needs. */
export interface OpenToolbox {
  readonly specs: readonly ToolSpec[];
  run(
    name: string,
    args: unknown,
  ): { readonly text: string; readonly card?: Card; readonly isBroken?: boolean };
}

export const openToolbox = (world: World): OpenToolbox => ({
  specs: listTools(world),
  run(name, args) {
    const done = runTool(name, args, world);
    if (done.ok) return done.value;
    const isBroken = done.error.code === 'tools/arguments-unreadable';
    return { text: faultText(done.error, world.language), isBroken };
  },
});

/** A fault for a model: its code and what to do about it. */
export function faultText(fault: ToolFault, language: World['language']): string {
  const message = describeFault(fault);
  return JSON.stringify({ error: fault.code, message: language === 'both' ? message : message[language] });
}
