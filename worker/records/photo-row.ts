import {
  type Photo,
  type PhotoFormat,
  photoPath,
  type PhotoSizes,
} from '@desert/contract/photos/photos';
import { photos } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';

export const sizesJson: SQL<string | null> =
  sql`json(CASE WHEN ${photos.id} IS NOT NULL THEN json_object(
  'width', ${photos.width}, 'height', ${photos.height}, 'sizes', json(${photos.sizes}), 'color', ${photos.color}
) END)`;

export function toFileKey(file: { hash: string; width: number; format: PhotoFormat }): string {
  return photoPath(file).slice(1);
}

export function toPhotoJson(row: typeof photos.$inferSelect): Photo {
  const { id, alt, ...looks } = row;
  const { width, height, sizes, color }: PhotoSizes = looks;
  return { id, url: photoPath(row), width, height, sizes, color, alt };
}
