import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { countCharacters, defineLineSchema, defineMultilineSchema, optionalLine } from './text.ts';

const rules = { label: 'Title', max: 5, missing: 'Give it a title' };
const judge = (schema: v.GenericSchema, text: unknown) => {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : issues.map(({ message }) => message)[0];
};

it.each([defineLineSchema(rules), defineMultilineSchema(rules)])(
  'a required text is trimmed, and needs a character that can be shown',
  (schema) => {
    for (const [typed, kept] of [
      [' a  b\n', 'a  b'],
      ['<b>', '<b>'],
      ['\u202Eab', '\u202Eab'],
      // The limit is in code points, after trimming.
      [' 🏒🏒🏒🏒🏒 ', '🏒🏒🏒🏒🏒'],
      ['🏒🏒🏒🏒🏒🏒', 'Title must be 5 characters or fewer'],
    ])
      expect(judge(schema, typed)).toBe(kept);
    const unseen = [
      undefined,
      null,
      7,
      '',
      ' \n\t',
      '\u200B\u200D',
      '\u2800',
      '\u3164',
      '\u00AD',
      '\u0301',
      '\uFFFC',
    ];
    for (const text of unseen) expect(judge(schema, text)).toBe('Give it a title');
    for (const text of ['a\u0000', '\uD800a', '\u0007a', 'a\u0085b'])
      expect(judge(schema, text)).toBe(
        'Title has characters that can’t be displayed. Remove them and try again',
      );
  },
);

it('line breaks are normalized in a text of several lines, and refused in a text of one line', () => {
  expect(judge(defineMultilineSchema(rules), 'a\r\nb\rc')).toBe('a\nb\nc');
  expect(judge(defineMultilineSchema(rules), '1\r\n2\r\n3')).toBe('1\n2\n3');
  expect(judge(defineMultilineSchema(rules), 'a\tb')).toBe('a\tb');
  expect(judge(defineLineSchema(rules), 'a\nb')).toBe(
    'Title has characters that can’t be displayed. Remove them and try again',
  );
});

it('an optional text is empty if it is missing, and is checked if it is not', () => {
  const schema = optionalLine({ label: 'Alt', max: 5 });
  expect([undefined, '', '  '].map((text) => judge(schema, text))).toEqual(['', '', '']);
  expect(judge(schema, ' cap ')).toBe('cap');
  expect(judge(schema, 'capcap')).toBe('Alt must be 5 characters or fewer');
  expect(judge(schema, 'a\nb')).toBe(
    'Alt has characters that can’t be displayed. Remove them and try again',
  );
  expect(judge(schema, null)).toBe('Alt must be text');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('\r\n', '\u200B', '\uD800', ...Array.from('a🏒\r\n\t \u0000é')))
    .map((signs) => signs.join('')),
);

it.each([
  ['of one line', defineLineSchema({ ...rules, max: 9 })],
  ['of lines', defineMultilineSchema({ ...rules, max: 9 })],
  ['that may be left out', optionalLine({ label: 'Title', max: 9 })],
])('any text %s is refused with a message, or is the same when parsed again', (kind, schema) => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const result = v.safeParse<v.GenericSchema<unknown, string>>(schema, typed);
      const message = result.success ? rules.missing : result.issues[0].message;
      expect(message).toMatch(/^(Give it|Title (must|has))/);
      const output = result.success ? result.output : '';
      expect(countCharacters(output)).toBeLessThanOrEqual(9);
      expect(output).toBe(output.trim());
      expect(output.isWellFormed()).toBe(true);
      expect(output).not.toMatch(kind === 'of lines' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
      expect(judge(schema, output)).toBe(output === '' ? judge(schema, '') : output);
    }),
  );
  // Other types than text are refused.
  fc.assert(
    fc.property(fc.anything(), (typed) => {
      const { success } = v.safeParse(schema, typed);
      expect(success && typeof typed !== 'string' && typed !== undefined).toBe(false);
    }),
  );
});
