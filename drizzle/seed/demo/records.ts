/** What the demo shows, and by whom. Add at the end of a list, oldest first: what is loaded stays as it is. */
import pictures from './pictures.json' with { type: 'json' };
import source from './records.json' with { type: 'json' };

/** Nobody can log in as one of them. */
export const fans = ['saguaro', 'puckdrop', 'rinkrat', 'ocotillo', 'backcheck'] as const;

export type DemoFan = (typeof fans)[number];

/** What each of the demo's drawings shows; they are in `shell/public/images/demo/`. */
export { pictures };

export type Picture = keyof typeof pictures;

export interface DemoRecord {
  /** By the names of its columns. */
  values: Record<string, string | number>;
  /** Seasons and players that it tells of: 'season:2011-12', 'player:8462038'. */
  tags?: string[];
  by: DemoFan;
  pictures: Picture[];
  likedBy: DemoFan[];
  /** Oldest first. */
  comments: { by: DemoFan; content: string }[];
}

const { items, posts, memories } = source as Record<keyof typeof source, unknown> as Record<
  keyof typeof source,
  DemoRecord[]
>;

/** By the word that is in their keys. */
export const demoRecords = { item: items, post: posts, memory: memories };
