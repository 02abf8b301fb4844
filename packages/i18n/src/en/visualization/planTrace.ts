import type { SnapReason } from '@app/plan';
import type { ProposalCode } from '@app/plan/propose';
import type { TraceCode } from '@app/plan/trace';

/** Drawing with the pointer, and tracing over a picture. */
export const planTrace = {
  begin: 'Trace over a picture',
  beginNote: 'An agent’s plan, a photo or a scan, with one known length',
  tools: 'Drawing tools',
  act: {
    select: 'Select, drag',
    room: 'Draw a room',
    opening: 'Door',
    window: 'Window',
    item: 'Place a thing',
    split: 'Split by a wall',
  },
  // Under the tools' icons: part of the names above.
  /** The room being drawn: the wall under the pointer. */
  wall: { length: 'This wall', thickness: 'Thickness', outer: 'outer 0.24 m', inner: 'inner 0.12 m' },
  tool: {
    select: 'Select',
    room: 'Room',
    opening: 'Door',
    window: 'Window',
    item: 'Furniture',
    split: 'Wall',
  },
  hints: {
    select: 'Press a room or a thing to choose it, then drag corners, walls and things.',
    room: 'Press each corner; the first one again, or Enter, closes the room. With a mouse, drag a rectangle.',
    opening: 'Press a wall.',
    item: 'Press inside a room; beside a wall the thing is placed with its back to it.',
    split:
      'Press two points in a room: the line runs through both, from wall to wall. The wall is built when you confirm.',
    corners: 'Press the four corners of the sheet, clockwise from its top left.',
    length: 'Press both ends of a length you know, then type it.',
    stretch:
      'Press both ends of a length the other way, then type it. Walls drawn over the picture stretch with it.',
    turn: 'Press two points along one wall of the picture.',
    propose: 'Tap inside a room of the picture. You decide whether to accept the result.',
  },
  /** Shown while the drawing has the focus of the keyboard. */
  keys: {
    points: 'Arrows move the cross, Space sets a point, Esc leaves the tool.',
    room: 'Arrows move the cross, Space sets a corner, Enter closes the room, Esc leaves the tool.',
  },
  mouse: 'Alt: free · Enter: close · grid 0.05 m',
  paper: {
    nearer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Fit',
    cross: 'Fixed cross',
    back: 'Take back the last corner',
    place: 'Place',
    under: 'Move the paper until the corner lies under the cross, then press.',
    close: 'Close',
    soFar: 'So far',
  },
  length: '{{length}} m',
  known: 'known length {{length}}',
  caught: {
    corner: 'corner',
    wall: 'on a wall',
    extension: 'in line with a wall',
    'right-angle': 'right angle',
    grid: 'grid',
    none: 'free',
  } satisfies Readonly<Record<SnapReason, string>>,
  picture: 'Trace over a picture',
  intro:
    'An agent’s sheet, a scan or a photo of a plan is shown faintly under your drawing. It stays on this device, without the place where it was taken.',
  next: 'Straighten it first if it is a photo. Then give one known length, and draw the rooms over it. Its north is set under Palaces.',
  pick: 'Choose a picture',
  other: 'Another picture',
  remove: 'Remove the picture',
  opacity: 'Picture',
  steps: {
    corners: 'Straighten corners',
    length: 'Known length',
    stretch: 'A length the other way',
    turn: 'Turn by a wall',
    propose: 'Find a room by a tap',
  },
  knownLength: 'This length is',
  proposed:
    'A room of {{area}} m² was found here. Accept it if it is right; you can move its corners afterwards.',
  done: 'Done',
  drawn: 'This room is drawn already: {{room}}. It is chosen now.',
  take: 'Accept this room',
  leave: 'Discard it',
  faults: {
    'trace/corners-cross': 'These four points are not in order. Begin at the top left and go clockwise.',
    'trace/too-flat': 'This photo was taken at too flat an angle. Take it from above.',
    'trace/points-too-near': 'These points are too close together.',
    'trace/length-out-of-range': 'A length must be 0.1 to 100 m.',
    'trace/not-a-picture': 'This file is not a picture.',
    'trace/picture-too-large': 'This picture is too large: at most 50 MB and 80 million pixels.',
    'trace/picture-too-small':
      'This picture is too small to trace: it needs at least 50 pixels a side. Choose a larger copy.',
    'trace/unreadable': 'This picture cannot be read here. Save it as JPEG or PNG and choose it again.',
    'trace/outside': 'This is beside the picture. Tap inside a room on it.',
    'propose/on-a-wall': 'This is a wall. Tap in the middle of a room.',
    'propose/not-closed': 'The walls around this point do not close. Draw the room corner by corner.',
    'propose/too-small': 'The closed area here is too small for a room. Tap where the floor is free.',
    'propose/no-lines': 'No lines stand out in this picture. Draw the room corner by corner.',
  } satisfies Readonly<
    Record<
      | TraceCode
      | ProposalCode
      | 'trace/not-a-picture'
      | 'trace/picture-too-large'
      | 'trace/picture-too-small'
      | 'trace/unreadable'
      | 'trace/outside',
      string
    >
  >,
} as const;
