import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoRecords, type DemoPicture, pictures } from './records.ts';
import { getPictureAddress } from './statements.ts';

const BRITISH =
  /programme|metre|bobble|parcel|line-up|any more|in our street|colour|favour|honour|grey|theatre|centre|(?:label|travel|cancel)l(?:ed|ing)|whilst|learnt/gi;

it('the texts of the demo have American spelling', () => {
  const text = JSON.stringify([demoRecords, pictures]);
  expect(text.match(BRITISH)).toBeNull();
});

const files = join(import.meta.dirname, '../../../shell/public/images/demo');
const names = Object.keys(pictures) as DemoPicture[];

it('each demo drawing has a file and an alternative text, and is shown by a record', () => {
  expect(readdirSync(files).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
  const records = Object.values(demoRecords).flat();
  const shown = new Set(records.flatMap(({ pictures }) => pictures));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

it.each(names)('the drawing %s needs no scripts, styles, fonts or other files', (name) => {
  const drawing = readFileSync(join(files, `${name}.svg`), 'utf8');
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600">/);
  expect(drawing).not.toMatch(/<script|<style|style=|<text|<image|href|url\(|on\w+=/);
  expect(getPictureAddress(name)).toBe(`/images/demo/${name}.svg`);
});
