import * as v from 'valibot';
import { expect, it } from 'vitest';
import { messagesOf } from './problems.ts';

const Puck = v.pipe(
  v.object({
    size: v.pipe(v.string('text'), v.regex(/^\d+$/, 'digits'), v.maxLength(2, 'short')),
    colour: v.picklist(['black'], 'black only'),
  }),
  v.check(({ size }) => size !== '13', 'unlucky'),
);

const problemsOf = (input: object) => messagesOf(v.safeParse(Puck, input).issues ?? []);

it('is the first message of each field', () => {
  expect(problemsOf({ size: 'three', colour: 'white' })).toEqual({
    size: 'digits',
    colour: 'black only',
  });
});

it('is nothing for an input that fits, whatever else it holds', () => {
  expect(problemsOf({ size: '76', colour: 'black', owner: 1 })).toEqual({});
});

it('puts what belongs to no field under message', () => {
  expect(problemsOf({ size: '13', colour: 'black' })).toEqual({ message: 'unlucky' });
});
