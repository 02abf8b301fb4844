export { type OnWall, type Piece, ROOM, type Spot, type Stuff, type Wall } from './pieces';
export { DRAWN_ROOMS, type DrawnRoom } from './rooms';
