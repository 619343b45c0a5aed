import type { DemoFan } from './fans.ts';
import type { Picture } from './pictures.ts';

export interface DemoItem {
  name: string;
  description: string;
  /** Cents. */
  price: number;
  by: DemoFan;
  pictures: Picture[];
}

/** What the demo's Store sells, oldest first. Add at the end: what is loaded stays as it is. */
export const items: DemoItem[] = [
  {
    name: 'Skates, size 9',
    description:
      'Sharpened once a week for three winters, which in the desert means hardly at all.\n\nThe laces are new.',
    price: 4500,
    by: 'rinkrat',
    pictures: ['skates'],
  },
  {
    name: 'Pom-pom hat',
    description: 'Far too warm for anywhere outside the rink. Inside it was just right.',
    price: 1650,
    by: 'puckdrop',
    pictures: ['beanie'],
  },
  {
    name: 'Black sweater, size M',
    description:
      'Worn to work on game days and forgiven. No holes, one small coffee stain on the left cuff.',
    price: 7000,
    by: 'saguaro',
    pictures: ['sweater-night', 'closet'],
  },
  {
    name: 'Five pins on a board',
    description:
      'The board comes with them. I would rather not split them up, they have been together for years.',
    price: 2500,
    by: 'rinkrat',
    pictures: ['pins'],
  },
  {
    name: 'Cactus mug',
    description: 'Holds enough coffee for two periods. Dishwasher safe, as far as I know.',
    price: 1100,
    by: 'saguaro',
    pictures: ['mug'],
  },
  {
    name: 'Felt pennant',
    description: 'Hung over a desk for a long time, so one side is a little paler than the other.',
    price: 1400,
    by: 'rinkrat',
    pictures: ['pennant', 'closet'],
  },
  {
    name: 'Game-day program',
    description:
      'All pages there, none stuck together. Somebody filled in half of the lineup in pencil.',
    price: 999,
    by: 'puckdrop',
    pictures: ['program'],
  },
  {
    name: 'Foam paw',
    description: 'Waved in section 212 and nowhere else. Fits every hand.',
    price: 500,
    by: 'saguaro',
    pictures: ['foam-paw', 'stands'],
  },
  {
    name: 'Souvenir puck',
    description: 'Never touched the ice. It has been holding down papers since.',
    price: 1200,
    by: 'rinkrat',
    pictures: ['puck', 'stick'],
  },
  {
    name: 'Two ticket stubs',
    description: 'Side by side, as the seats were. They come in a plastic sleeve.',
    price: 850,
    by: 'puckdrop',
    pictures: ['tickets'],
  },
  {
    name: 'Striped scarf',
    description: 'Knit, six feet long, and washed by hand only.\nThe fringe is complete.',
    price: 1500,
    by: 'saguaro',
    pictures: ['scarf'],
  },
  {
    name: 'Wooden stick, left-handed',
    description:
      'From before everybody had composite ones. Freshly taped. Pick it up or pay for a very long package.',
    price: 3000,
    by: 'rinkrat',
    pictures: ['stick', 'street-net'],
  },
  {
    name: 'Sand and brick cap',
    description: 'One size, with a strap. It has seen some sun.',
    price: 1800,
    by: 'puckdrop',
    pictures: ['cap'],
  },
  {
    name: 'Brick-red sweater, size L',
    description:
      'The good one.\n\nNumber 00 on the back, no name on the bar: put on it whom you like best. Smoke-free home, two cats.',
    price: 8500,
    by: 'saguaro',
    pictures: ['sweater-brick', 'sweater-back', 'label'],
  },
];
