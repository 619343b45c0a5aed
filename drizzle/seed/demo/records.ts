/** Demo content, oldest first. Append only: a record is identified by its position, and loaded ones are not updated. */
import pictures from './pictures.json' with { type: 'json' };
import source from './records.json' with { type: 'json' };

/** Demo members. They have no password, so they cannot log in. */
export const fans = [
  'saguaro',
  'puckdrop',
  'rinkrat',
  'ocotillo',
  'backcheck',
  'paloverde',
  'monsoon',
  'glovesave',
  'section212',
  'farside',
  'thirdperiod',
  'penaltybox',
] as const;

export type DemoFan = (typeof fans)[number];

/** Alternative texts of the drawings in `shell/public/images/demo/`, by file name. */
export { pictures };

export type DemoPicture = keyof typeof pictures;

export interface DemoRecord {
  values: Record<string, string | number>;
  tags?: string[];
  by: DemoFan;
  pictures: DemoPicture[];
  likedBy: DemoFan[];
  comments: { by: DemoFan; content: string }[];
}

export interface DemoAttendance {
  by: DemoFan;
  date: string;
  seat: string;
  line: string;
}

interface Source {
  items: DemoRecord[];
  posts: DemoRecord[];
  memories: DemoRecord[];
  attendances: DemoAttendance[];
}

const { items, posts, memories, attendances } = source as unknown as Source;

export const demoRecords = { item: items, post: posts, memory: memories };

export const demoAttendances = attendances;
