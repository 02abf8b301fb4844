export { OwnDayPane } from './OwnDayPane';
export { Recalled } from './Recalled';
export { RecordCalendar } from './RecordCalendar';
export { TagList } from './TagList';
