/** Upload code, loaded when photos are selected. */
export { preparePhoto } from './preparePhoto.ts';
export { askAgain, sendPhoto } from './sendPhoto.ts';
