import {
  type LightRequest,
  type PlanReading,
  planReading,
  type ReadingRequest,
  readPlanFile,
  type YearOfLight,
  yearOfLight,
} from '@app/home';

let known = { text: '', plan: undefined as ReadingRequest['plan'] | undefined };

/** Plan work that takes some tenths of a second, or a file of any size: kept off the page. */
export const JOBS = {
  year: (request: LightRequest): YearOfLight => yearOfLight(request),
  /** A plan that comes again unchanged is the one whose floors are read already. */
  read: (request: ReadingRequest): PlanReading => {
    const text = JSON.stringify(request.plan);
    if (known.text !== text) known = { text, plan: request.plan };
    return planReading({ ...request, plan: known.plan ?? request.plan });
  },
  open: (file: File): ReturnType<typeof readPlanFile> =>
    readPlanFile({
      size: file.size,
      read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
      decode: bytes => new TextDecoder().decode(bytes),
    }),
};
export type PlanJobs = typeof JOBS;
