import { type LightRequest, type YearOfLight, yearOfLight } from '@app/home';

/** A year of sun takes some tenths of a second of work, which the page does not wait for. */
export const JOBS = { year: (request: LightRequest): YearOfLight => yearOfLight(request) };
export type SunlightJobs = typeof JOBS;
