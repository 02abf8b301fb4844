export { createRoomLens, onWall, type RoomLens, type RoomSun, sunThrough } from './lens';
export { type OnWall, type Piece, ROOM, type Spot, type Stuff, type Wall } from './pieces';
export { DRAWN_ROOMS, type DrawnRoom, ROOM_EYES } from './rooms';
