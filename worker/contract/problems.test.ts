import * as v from 'valibot';
import { expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const Puck = v.pipe(
  v.object({
    size: v.pipe(v.string('text'), v.regex(/^\d+$/, 'digits'), v.maxLength(2, 'short')),
    colour: v.picklist(['black'], 'black only'),
  }),
  v.check(({ size }) => size !== '13', 'unlucky'),
);

it('is the first message of each field', () => {
  expect(problemsOf(Puck, { size: 'three', colour: 'white' })).toEqual({
    size: 'digits',
    colour: 'black only',
  });
});

it('is nothing for an input that fits, whatever else it holds', () => {
  expect(problemsOf(Puck, { size: '76', colour: 'black', owner: 1 })).toEqual({});
});

it('puts what belongs to no field under message', () => {
  expect(problemsOf(Puck, { size: '13', colour: 'black' })).toEqual({ message: 'unlucky' });
});
