import { MAX_EXCERPT } from '@desert/contract/records/records';
import { countCharacters, defineMultilineSchema } from '@desert/contract/text/text';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const Text = defineMultilineSchema({ label: 'Text', max: 2 * MAX_EXCERPT, missing: 'None' });

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('🏒', 'é', 'a'), minLength: 595, maxLength: 605 }),
  )
  .filter((text) => v.is(Text, text))
  .map((text) => v.parse(Text, text));

it('the database counts and cuts the characters of a text as the contract does', async () => {
  const query = `SELECT value, length(value) AS length, substr(value, 1, ${MAX_EXCERPT}) AS beginning FROM json_each(?)`;
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (texts) => {
      const { results } = await env.DB.prepare(query).bind(JSON.stringify(texts)).all();
      expect(results).toEqual(
        texts.map((value) => ({
          value,
          length: countCharacters(value),
          beginning: Array.from(value).slice(0, MAX_EXCERPT).join(''),
        })),
      );
    }),
    { numRuns: 50 },
  );
});
