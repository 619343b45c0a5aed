import { expect, it } from 'vitest';
import { givenOptions, withDefaults } from './dev-options.ts';

it.each([[['--port', '8788']], [['--port=8788']], [['--var', 'A:b', '--port', '8788']]])(
  'finds the port in %j',
  (args) => {
    expect(givenOptions(args)).toEqual({ port: '8788' });
  },
);

it('hands on what it does not know, in the order typed', () => {
  const args = ['--var', 'A:b', '--test-scheduled', '--ip=0.0.0.0'];
  expect(withDefaults({}, args)).toEqual(args);
});

it('sets a default', () => {
  expect(withDefaults({ port: '8787' }, ['--test-scheduled'])).toEqual([
    '--port=8787',
    '--test-scheduled',
  ]);
});

it('never says an option twice, which wrangler refuses', () => {
  expect(withDefaults({ port: '8787' }, ['--port', '8788'])).toEqual(['--port', '8788']);
});
