// What a plan needs to be built and named: fetched only where there is one.
export { litRooms, ownHomeOf, readOwnPlan } from '@app/building/plan';
export { givenName, roomName } from '@app/plan/words';
