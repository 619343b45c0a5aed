/** Fields of a record's form that is posted without JavaScript. */

/** Field with uploaded files; other fields have picture addresses. */
export const PHOTOS_FIELD = 'photos';

/** Maximum bytes of a posted form with photos. The Worker's memory holds them more than once. */
export const MAX_POSTED_BYTES = 16 * 1024 * 1024;

/** Checkbox to remove an uploaded photo; its value is the photo's index among the record's images. */
export const REMOVED_FIELD = 'removed';
