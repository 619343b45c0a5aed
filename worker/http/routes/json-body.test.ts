import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { handleUnexpectedError } from '../response/errors.ts';
import { parseJsonBody } from './json-body.ts';

const Puck = v.object({ size: v.pipe(v.string('text'), v.trim()) }, 'an object');

const app = new Hono();
app.onError(handleUnexpectedError);
app.post('/puck', parseJsonBody(Puck, 100), (c) => c.json(c.var.body));

const post = (body: BodyInit, type = 'application/json') =>
  app.request('/puck', { method: 'POST', body, headers: { 'Content-Type': type } });

it('a route handler gets the JSON body as its schema parsed it', async () => {
  const response = await post('{"size": " 76 ", "owner": 1}');
  expect(await response.json()).toEqual({ size: '76' });
});

it('a JSON body may have exactly as many bytes as its route allows', async () => {
  const body = (length: number) => `{"size":"${'x'.repeat(length - '{"size":""}'.length)}"}`;
  expect((await post(body(100))).status).toBe(200);
  expect((await post(body(101))).status).toBe(413);
});

it('a JSON body is refused if it is not UTF-8 or declares another charset', async () => {
  const latin = Buffer.from('{"size":"caf\xe9"}', 'latin1');
  expect((await post(latin)).status).toBe(400);
  expect((await post(latin, 'application/json; charset=iso-8859-1')).status).toBe(415);
});
