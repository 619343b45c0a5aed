/**
 * Statements that add a demo record unless it is there, found by its key. They never touch one that
 * is: people may have liked and discussed it meanwhile. Where its fan is not there, none is added.
 */
import { sql } from 'drizzle-orm';
import { users } from '../../schema/accounts.ts';
import type { CommentsTable } from '../../schema/comments.ts';
import type { ImagesTable } from '../../schema/images.ts';
import type { LikesTable } from '../../schema/likes.ts';
import { merch } from '../../schema/merch.ts';
import type { StoriesTable } from '../../schema/stories.ts';
import { statement } from '../statement.ts';
import { type DemoFan, emailOf } from './fans.ts';
import type { DemoItem } from './items.ts';
import { addressOf, type Picture, pictures } from './pictures.ts';
import type { DemoStory } from './posts.ts';

/** A record's key, and when it was written in ms since 1970. */
interface Written {
  key: string;
  created_at: number;
}

export function addItem({ key, created_at }: Written, item: DemoItem): string {
  const { name, description, price } = item;
  return statement(sql`
    INSERT INTO ${merch} (user_id, created_at, write_key, name, description, price)
    SELECT id, ${created_at}, ${key}, ${name}, ${description}, ${price}
    FROM ${users} AS author WHERE ${isBy(item.by)}
    ON CONFLICT DO NOTHING`);
}

export function addStory(
  stories: StoriesTable,
  { key, created_at }: Written,
  { title, details, by }: DemoStory,
): string {
  return statement(sql`
    INSERT INTO ${stories} (user_id, created_at, write_key, title, details)
    SELECT id, ${created_at}, ${key}, ${title}, ${details}
    FROM ${users} AS author WHERE ${isBy(by)}
    ON CONFLICT DO NOTHING`);
}

export function addImage(
  images: ImagesTable,
  of: typeof merch | StoriesTable,
  key: string,
  picture: Picture,
): string {
  return statement(sql`
    INSERT INTO ${images} (${columnOf(images)}, url, alt, write_key)
    SELECT id, ${addressOf(picture)}, ${pictures[picture]}, ${`${key} ${picture}`}
    FROM ${of} WHERE write_key = ${key}
    ON CONFLICT DO NOTHING`);
}

/**
 * Gives the demo's pictures the name that their drawing has now, where an earlier demo was loaded: its
 * file is gone. Before `addImage`, which would add it a second time.
 */
export function renameImages(images: ImagesTable, before: string, now: Picture): string {
  return statement(sql`
    UPDATE ${images} SET url = ${addressOf(now)}, alt = ${pictures[now]},
      write_key = replace(write_key, ${` ${before}`}, ${` ${now}`})
    WHERE url = ${`/images/demo/${before}.svg`} AND write_key LIKE 'demo %'`);
}

export function addComment(
  comments: CommentsTable,
  of: StoriesTable,
  story: string,
  { key, created_at }: Written,
  { by, content }: DemoStory['comments'][number],
): string {
  return statement(sql`
    INSERT INTO ${comments} (user_id, created_at, write_key, ${columnOf(comments)}, content)
    SELECT author.id, ${created_at}, ${key}, story.id, ${content}
    FROM ${users} AS author, ${of} AS story WHERE ${isBy(by)} AND story.write_key = ${story}
    ON CONFLICT DO NOTHING`);
}

export function addLike(likes: LikesTable, of: StoriesTable, story: string, by: DemoFan): string {
  return statement(sql`
    INSERT INTO ${likes} (user_id, ${columnOf(likes)})
    SELECT author.id, story.id FROM ${users} AS author, ${of} AS story WHERE ${isBy(by)} AND story.write_key = ${story}
    ON CONFLICT DO NOTHING`);
}

/** Makes the counts of a story right, after likes and comments were added to it. */
export function count(
  stories: StoriesTable,
  { comments, likes }: { comments: CommentsTable; likes: LikesTable },
  key: string,
): string {
  const countOf = (table: CommentsTable | LikesTable) =>
    sql`(SELECT count(*) FROM ${table} WHERE ${table.subject_id} = ${stories.id})`;
  return statement(sql`
    UPDATE ${stories} SET likes = ${countOf(likes)}, comment_count = ${countOf(comments)}
    WHERE write_key = ${key}`);
}

/** Whether the author is a fan of the demo. */
function isBy(fan: DemoFan) {
  return sql`author.email_key = ${emailOf(fan)}`;
}

/** The column which says what a row is of or on. */
function columnOf({ subject_id }: ImagesTable | CommentsTable | LikesTable) {
  return sql.identifier(subject_id.name);
}
