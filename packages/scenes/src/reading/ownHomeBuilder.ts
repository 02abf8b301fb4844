// What a plan needs to be built and named: fetched only where there is one.
export { givenName, roomName } from '@app/plan/words';
export { litRooms, ownHomeOf, readOwnPlan } from '../house/ownHome';
