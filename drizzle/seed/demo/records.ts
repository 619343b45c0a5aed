/** The records of the demo. Add at the end of a list, oldest first: what is loaded stays as it is. */
import type { DemoFan } from './fans.ts';
import type { Picture } from './pictures.ts';
import source from './records.json' with { type: 'json' };

export interface DemoRecord {
  /** By the names of its columns. */
  values: Record<string, string | number>;
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
