import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { validate } from './validate.ts';

const Puck = v.object({
  size: v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'digits'),
    v.maxLength(2, 'short'),
    v.transform(Number),
  ),
  colour: v.picklist(['black'], 'black only'),
});
const Pair = v.pipe(
  v.object({ a: v.string(), b: v.string() }),
  v.check(({ a, b }) => a === b, 'They differ.'),
);

const app = new Hono();
app.get('/puck', validate('query', Puck), (c) => c.json(c.req.valid('query')));
app.get('/pair', validate('query', Pair), (c) => c.json(c.req.valid('query')));

it('hands the handler what the schema made of the input', async () => {
  const response = await app.request('/puck?size=76&colour=black&extra=1');
  expect(await response.json()).toEqual({ size: 76, colour: 'black' });
});

it('answers 400 with the first message of each field', async () => {
  const response = await app.request('/puck?size=three&colour=white');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { size: 'digits', colour: 'black only' } });
});

it('puts what belongs to no field under message', async () => {
  const response = await app.request('/pair?a=1&b=2');
  expect(await response.json()).toEqual({ errors: { message: 'They differ.' } });
});
