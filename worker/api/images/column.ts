import type { Image } from '@desert/contract/images';
import { type SQL, sql } from 'drizzle-orm';
import type { ImageSubject } from './subject.ts';

/**
 * The images of each record of a query, in the order in which they were added: `MAX_IMAGES` rows at
 * most, through the index.
 */
export function imagesColumn({
  images,
  of,
}: Pick<ImageSubject, 'images' | 'of'>): SQL.Aliased<Image[]> {
  const { id, url, alt, subject_id } = images;
  const object = sql`json_object('id', ${id}, 'url', ${url}, 'alt', ${alt})`;
  return sql`(
    SELECT json_group_array(${object} ORDER BY ${id}) FROM ${images} WHERE ${subject_id} = ${of.id}
  )`
    .mapWith((json: string) => JSON.parse(json) as Image[])
    .as('images');
}
