// A single entry: the almanac opens as a whole. The page loads `almanac.css` after the styles of the controls.
export { DayPane } from './DayPane';
export { Explanation } from './Explanation';
export { errorText, fieldOf, type JumpError } from './errorText';
export { OpenTermContext, useOpenTermOf } from './explanation';
export { FoundDays } from './FoundDays';
export { JumpPane } from './JumpPane';
export { Leaf } from './Leaf';
export { MonthPane } from './MonthPane';
export { type AlmanacHousehold, MomentContext, type ShownDay } from './moment';
export { Pager } from './Pager';
export { type AlmanacOf, useAlmanacOf } from './useAlmanacOf';
export { useDayTurning } from './useDayTurning';
