/** The demo's drawings, in `shell/public/images/demo/`, and what each shows. */

export const pictures = {
  'backyard-rink': 'A small rink between two cacti at night, under a string of lights',
  beanie: 'A purple knit hat with a white pom-pom',
  cap: 'A sand-colored cap with a brick-red brim and a cactus on the front',
  closet: 'A closet with four sweaters, a cap, a puck and a pennant',
  'foam-paw': 'An orange foam paw',
  'ice-level': 'A player in brick red on the ice, seen through the glass',
  label: 'The label in the collar of a sweater',
  mug: 'A green mug with a cactus in front of the sun, and steam above it',
  pennant: 'A purple felt pennant with a cactus in front of the sun',
  pins: 'Five pins on a cork board',
  program: 'A program with mountains and a hockey stick on its cover',
  puck: 'A puck with a cactus in front of the sun on its top',
  radio: 'A red radio at a window at night',
  road: 'A car with a stick on its roof on a desert road, with the sun behind it',
  scarf: 'A striped scarf over a rail',
  skates: 'A skate on the ice',
  stands: 'Fans with their arms up above the ice, under a scoreboard',
  stick: 'A wooden stick with black tape beside a puck',
  'street-net': 'A goal on a street in front of two houses, with a stick and a ball',
  'sweater-back': 'The back of a brick-red sweater with the number 00',
  'sweater-brick': 'A brick-red sweater with green stripes and a cactus on the chest',
  'sweater-night': 'A black sweater with a purple puck on the chest',
  tickets: 'Two old tickets, one sand and one white',
};

export type Picture = keyof typeof pictures;

export function addressOf(picture: Picture): string {
  return `/images/demo/${picture}.svg`;
}
