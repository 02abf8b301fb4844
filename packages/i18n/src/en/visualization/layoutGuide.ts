/** The frame of the layout guide; its five sections have their own names. */
export const layoutGuide = {
  title: 'Layout guide',
  note: 'Traditional views beside plain practical advice.',
  living: 'Living room',
  livingBody:
    'Traditionally the sofa backs a solid wall and sees the door without facing it. Leave 80 cm so people move easily.',
  bedroom: 'Bedroom',
  bedroomBody:
    'By tradition the headboard rests on a wall, away from beams and facing mirrors. A sheer at the window softens the light and calms sleep.',
  kitchen: 'Kitchen',
  kitchenBody:
    'Tradition keeps fire and water apart. Leave about 60 cm of counter between stove and sink, which is also handy for cooking.',
  lighting: 'Lighting',
  lightingBody:
    'Light in layers, warm white first. Motion-sensing lights in hall and entrance spare you the dark at night.',
  colour: 'Colour',
  colourBody:
    'The five elements by direction: east green, south red, west white, north dark, centre yellow. A touch is enough.',
} as const;
