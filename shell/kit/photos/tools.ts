/** The code that uploads photos. It is fetched when the user chooses some. */
export { preparePhoto } from './preparePhoto.ts';
export { askAgain, sendPhoto } from './sendPhoto.ts';
