import { expect, it } from 'vitest';
import { listPlace } from './listPlace.ts';

/** Height of eight options, a phone's window, and the part of it above a keyboard, in px. */
const ALL = 362;
const PHONE = { top: 0, bottom: 844 };
const OVER_KEYBOARD = { top: 100, bottom: 600 };

it.each([
  ['below, as large as it is', { top: 100, bottom: 240 }, PHONE, 98, [248, 346]],
  ['below, a half of the last that it shows', { top: 100, bottom: 240 }, PHONE, ALL, [248, 500]],
  ['below, as far as the window goes', { top: 460, bottom: 620 }, PHONE, ALL, [628, 836]],
  ['below if there is room for a few', { top: 500, bottom: 660 }, PHONE, ALL, [668, 836]],
  ['above otherwise', { top: 540, bottom: 700 }, PHONE, ALL, [280, 532]],
  ['above a keyboard', { top: 345, bottom: 511 }, OVER_KEYBOARD, ALL, [108, 337]],
  [
    'over the text if there is no other room',
    { top: 110, bottom: 590 },
    OVER_KEYBOARD,
    98,
    [494, 592],
  ],
  ['in the window if the text is outside it', { top: -400, bottom: -240 }, PHONE, 98, [8, 106]],
])('the list of mentions is placed %s', (_, area, viewport, height, [top, bottom]) => {
  expect(listPlace(area, viewport, height)).toEqual({ top, bottom });
});
