/** What a form needs to work on photos. It is fetched when there are some. */
export { PhotoState } from './PhotoState.tsx';
export { placePhotos } from './rows.ts';
export { RowTools } from './RowTools.tsx';
