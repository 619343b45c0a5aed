/** Demo content, oldest first. Append only: a record is identified by its position, and loaded ones are not updated. */
import pictures from './pictures.json' with { type: 'json' };
import source from './records.json' with { type: 'json' };

/** Demo members. They have no password, so they cannot log in. */
export const fans = ['saguaro', 'puckdrop', 'rinkrat', 'ocotillo', 'backcheck'] as const;

export type DemoFan = (typeof fans)[number];

/** Alternative texts of the drawings in `shell/public/images/demo/`, by file name. */
export { pictures };

export type Picture = keyof typeof pictures;

export interface DemoRecord {
  values: Record<string, string | number>;
  tags?: string[];
  by: DemoFan;
  pictures: Picture[];
  likedBy: DemoFan[];
  comments: { by: DemoFan; content: string }[];
}

const { items, posts, memories } = source as Record<keyof typeof source, unknown> as Record<
  keyof typeof source,
  DemoRecord[]
>;

export const demoRecords = { item: items, post: posts, memory: memories };
