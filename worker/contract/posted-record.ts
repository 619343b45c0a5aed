/** The form of a record where a script is missing: the browser posts it to its own page, as `multipart/form-data`. */

/** The hidden field with the idempotency key: what a script sends of the form has the same one. */
export const KEY_FIELD = 'idempotencyKey';

/** The field of the photos, as they are; others have the addresses of pictures. */
export const PHOTOS_FIELD = 'photos';

/** Bytes of one post, with all of its photos: they are in the Worker's memory more than once. */
export const POSTED_BYTES_MAX = 16 * 1024 * 1024;

/** Checkbox to remove an uploaded photo; its value is the photo's index. */
export const REMOVED_FIELD = 'removed';
