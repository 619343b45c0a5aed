/** A photo as the database has it. */
import { type Photo, type PhotoFormat, photoPath, type PhotoSizes } from '@desert/contract/photos';
import { photos } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';

/** What a photo's row says of its looks, as JSON; null of a picture that is no photo, by a left join. */
export const sizesJson: SQL<string | null> =
  sql`json(CASE WHEN ${photos.id} IS NOT NULL THEN json_object(
  'width', ${photos.width}, 'height', ${photos.height}, 'sizes', json(${photos.sizes}), 'color', ${photos.color}
) END)`;

/** Names a photo's file in the bucket. */
export function fileKey(file: { hash: string; width: number; format: PhotoFormat }): string {
  return photoPath(file).slice(1);
}

/** What the API answers of a photo. */
export function photoAnswer(row: typeof photos.$inferSelect): Photo {
  const { id, alt, ...looks } = row;
  const { width, height, sizes, color }: PhotoSizes = looks;
  return { id, url: photoPath(row), width, height, sizes, color, alt };
}
