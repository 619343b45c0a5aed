import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoRecords, type Picture, pictures } from './records.ts';
import { addressOf } from './statements.ts';

const files = join(import.meta.dirname, '../../../shell/public/images/demo');
const names = Object.keys(pictures) as Picture[];

it('every drawing has its words, and every one with words is there', () => {
  expect(readdirSync(files).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
});

it('every drawing is shown somewhere', () => {
  const shown = new Set(
    Object.values(demoRecords)
      .flat()
      .flatMap(({ pictures }) => pictures),
  );
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const drawing = readFileSync(join(files, `${name}.svg`), 'utf8');

  it('is drawn by itself: no scripts, styles, fonts or other files', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600">/,
    );
    expect(drawing).not.toMatch(/<script|<style|style=|<text|<image|href|url\(|on\w+=/);
  });

  it('has an address under /images/', () => {
    expect(addressOf(name)).toBe(`/images/demo/${name}.svg`);
  });
});
