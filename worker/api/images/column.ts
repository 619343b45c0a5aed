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
  return sql`(
    SELECT json_group_array(json_object('id', ${id}, 'url', ${url}, 'alt', ${alt}))
    FROM ${images} WHERE ${subject_id} = ${of.id}
  )`
    .mapWith(inOrder)
    .as('images');
}

/** Sorted here: sorted in SQL, D1 counts each row twice. */
function inOrder(json: string): Image[] {
  const images = JSON.parse(json) as Image[];
  return images.toSorted((a, b) => a.id - b.id);
}
