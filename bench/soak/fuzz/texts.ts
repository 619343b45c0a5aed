import { fanName } from '../../fan.ts';
import { oneOf, type Random, wordsOf } from '../../random.ts';

export const PLAIN: readonly string[] = [
  'A sweater of the last season, worn twice',
  'Two\nlines, and a link: https://example.com/a',
  'correct horse battery',
  'shane doan',
  `@${fanName(1)} and @${fanName(2)}: look`,
  ...wordsOf(`
    Hi ${fanName(1)} ${fanName(1)}@example.com 7.50 1,200 1 20 a1 M #8c2633 2011-12 1996-97
    https://example.com/a.jpg /images/a.svg 2026-01-02T03:04:05.678Z news likes 3~likes~2
    shane-doan season:2011-12 player:8462038 public-key AAAAAAAAAAAAAAAAAAAAAA`),
];

export const NASTY: readonly string[] = [
  '',
  ' ',
  'a'.repeat(300),
  'a'.repeat(6000),
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\u202Eesrever',
  `e${'\u0301'.repeat(400)}`,
  '👩‍👩‍👧‍👦'.repeat(60),
  '\uFEFF\u200B\u2060',
  '\u2028\u2029',
  'ŉǰΐﬃİı',
  '\r\nSet-Cookie: a=b',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '"a" NEAR/2 b*) OR (',
  ...wordsOf(`
    %_% %00 % %E0%A4%A ../../etc/passwd ..%2f..%2f {{7*7}}$\{7*7}
    <script>alert(1)</script> javascript:alert(1) data:image/svg+xml,<svg/>
    //example.com/a https://user:pass@example.com/
    NaN Infinity -0 0 -1 1e308 1e20 9007199254740993 0x10 __proto__ constructor toString
    zzzzzzzzzz 0~likes~1e999 1~likes~"a" 1~__proto__~1
    2026-02-31T00:00:00Z +275760-09-13T00:00:00.001Z`),
];

/** Malformed values as JSON text, because `JSON.stringify` cannot produce some of them. */
export const NASTY_JSON: readonly string[] = [
  ...wordsOf(`
    null true false 0 -0 -1 1.5 1e308 1e999 9007199254740992 9007199254740993 [] {} [[]] [null]
    {"length":1e9} {"__proto__":{"a":1}} {"toString":null,"valueOf":1}`),
  '"\\ud800"',
  '"\\u0000"',
  `[${'0,'.repeat(500)}0]`,
  `${'['.repeat(300)}${']'.repeat(300)}`,
];

export function text(random: Random): string {
  return oneOf(random, random() < 0.6 ? PLAIN : NASTY);
}

export const happens = (random: Random, probability: number): boolean => random() < probability;
