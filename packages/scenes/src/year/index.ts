// A single entry: the year opens as a whole.
export { CalendarPane } from './CalendarPane';
export { YearPane } from './YearPane';
