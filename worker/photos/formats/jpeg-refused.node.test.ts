import { expect, it } from 'vitest';
import {
  cleanOrRefuse,
  BEHIND_JFIF,
  bytesOf,
  changed,
  inserted,
  segment,
} from '../../test/photos/files.ts';
import { BASELINE, GREY } from '../../test/photos/samples.ts';
import { BROKEN, TOO_MANY_PIXELS, UNUSUAL_JPEG } from './photo-file.ts';

const SOF = 0xc0;
const at = (marker: number) => Buffer.from(GREY).indexOf(Uint8Array.of(0xff, marker));
const scan = GREY.subarray(at(0xda), -2);

const within = (...parts: Parameters<typeof bytesOf>) => inserted(GREY, BEHIND_JFIF, ...parts);
const framed = (offset: number, ...bytes: number[]) => changed(GREY, at(SOF) + offset, ...bytes);

it.each([
  ['without loss', framed(1, 0xc3)],
  ['in layers', framed(1, 0xc5)],
  ['with arithmetic codes', framed(1, 0xc9)],
  ['with 12 bits', framed(4, 12)],
  ['of two components', inserted(framed(3, 14, 8, 0, 8, 0, 12, 2), at(SOF) + 13, [2, 0x11, 0])],
  [
    'of more scans than anyone needs',
    inserted(GREY, at(0xda), ...Array.from({ length: 100 }, () => scan)),
  ],
])('a JPEG %s is refused as a variant that some browsers cannot show', (_, jpeg) => {
  expect(cleanOrRefuse(jpeg)).toBe(UNUSUAL_JPEG);
});

it('a JPEG of 100 scans is accepted', () => {
  const scans = Array.from({ length: 99 }, () => scan);
  expect(cleanOrRefuse(inserted(GREY, at(0xda), ...scans))).toHaveProperty('width', 12);
});

it.each([
  ['too wide', framed(7, 0x40, 0x01)],
  ['too high', framed(5, 0x40, 0x01)],
  ['too large', framed(5, 0x20, 0, 0x20, 0)],
  ['too large, whatever follows', framed(5, 0xff, 0xff).subarray(0, at(SOF) + 13)],
])('a JPEG whose frame is %s is refused', (_, jpeg) => {
  expect(cleanOrRefuse(jpeg)).toBe(TOO_MANY_PIXELS);
});

it.each([
  ['no width', framed(7, 0, 0)],
  ['no height', framed(5, 0, 0)],
  ['no frame', bytesOf(GREY.subarray(0, at(SOF)), GREY.subarray(at(SOF) + 13))],
  ['a frame behind its scan', bytesOf(GREY.subarray(0, at(SOF)), scan, GREY.subarray(at(SOF)))],
  ['two frames', inserted(GREY, at(SOF), GREY.subarray(at(SOF), at(SOF) + 13))],
  ['a frame that is longer than it says', inserted(framed(3, 12), at(SOF) + 13, [0])],
  ['no scan', bytesOf(GREY.subarray(0, at(0xda)), [0xff, 0xd9])],
  [
    'a scan of components that there are not',
    inserted(GREY, at(0xda), segment(0xda, [2, 1, 0, 2, 0, 0, 63, 0])),
  ],
  [
    'a scan that is longer than it says',
    inserted(GREY, at(0xda), segment(0xda, [1, 1, 0, 0, 63, 0], 'more')),
  ],
  ['a second start', within([0xff, 0xd8])],
  ['a restart outside of its picture', within([0xff, 0xd0])],
  ['an unknown marker', within(segment(0xf0, [1]))],
  ['something between its segments', within('<html>')],
  ['a segment that is shorter than its length', within([0xff, 0xe5, 0, 1])],
  ['a segment over its end', bytesOf(GREY.subarray(0, -2), [0xff, 0xe5, 0xff, 0xff, 0xff, 0xd9])],
  ['codes that are longer than they say', within(segment(0xc4, new Uint8Array(17), 'more'))],
  ['codes that are cut off', within(segment(0xc4, [0, 255], new Uint8Array(15)))],
  ['half a table of numbers', within(segment(0xdb, [0], new Uint8Array(32)))],
  ['a table without a number', within(segment(0xdb, [4], new Uint8Array(64)))],
  ['a table of a third precision', within(segment(0xdb, [0x20], new Uint8Array(128)))],
  ['a long interval of restarts', within(segment(0xdd, [0, 0, 0, 0]))],
  [
    'more segments than a photo has',
    within(...Array.from({ length: 5000 }, () => segment(0xfe, []))),
  ],
])('a JPEG with %s is refused as broken', (_, jpeg) => {
  expect(cleanOrRefuse(jpeg)).toBe(BROKEN);
});

it('a JPEG may have quantization tables of both precisions, and several in one segment', () => {
  const tables = segment(0xdb, [0x10], new Uint8Array(128), [1], new Uint8Array(64));
  const jpeg = inserted(BASELINE, BEHIND_JFIF, tables, segment(0xdd, [0, 4]));
  expect(cleanOrRefuse(jpeg)).toHaveProperty('bytes', jpeg);
});
