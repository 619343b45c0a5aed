import { expect, it } from 'vitest';
import { spansOf } from './spansOf.ts';

it.each([
  [['2011-12'], '2011-12'],
  [['1999-00', '2000-01', '2001-02'], '1999-00 to 2001-02'],
  [['1989-90', '1995-96', '1996-97'], '1989-90, 1995-96 to 1996-97'],
  [['2003-04', '2005-06'], '2003-04 to 2005-06'],
  [[], ''],
])('writes %j in short, over what was not played', (years, text) => {
  expect(spansOf(years)).toBe(text);
});
