import { type LightRequest, readPlanFile, type YearOfLight, yearOfLight } from '@app/home';

/** Plan work that takes some tenths of a second, or a file of any size: kept off the page. */
export const JOBS = {
  year: (request: LightRequest): YearOfLight => yearOfLight(request),
  open: (file: File): ReturnType<typeof readPlanFile> =>
    readPlanFile({
      size: file.size,
      read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
      decode: bytes => new TextDecoder().decode(bytes),
    }),
};
export type PlanJobs = typeof JOBS;
