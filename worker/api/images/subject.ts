/** What images are of: `images/` reads, adds and edits them by that. */
import type { ImageEdit, NewImage } from '@desert/contract/images';
import type { ImagesTable } from '@desert/drizzle/schema/images';
import type { GenericSchema } from 'valibot';
import type { RecordTable } from '../records/collection.ts';

export interface ImageSubject {
  images: ImagesTable;
  /** The records that have them. */
  of: RecordTable;
  /** What their answers call the record's id. */
  field: 'merch_id' | 'memory_id';
  /** What is said of an address that cannot be shown. */
  missing: string;
  /** Body of the POST. */
  added: GenericSchema<unknown, NewImage>;
  /** Body of the PUT. */
  edited: GenericSchema<unknown, ImageEdit>;
}
