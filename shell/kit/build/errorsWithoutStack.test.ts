import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { errorsWithoutStack } from './errorsWithoutStack.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, 'cjs/react-dom-client.production.js');

type Handler = (this: { error: (text: string) => void }, code: string) => { code: string };
const { handler } = errorsWithoutStack().transform as unknown as { handler: Handler };

it('leaves no error that react-dom creates while it is loaded, and each is still one', () => {
  const { code } = handler.call({ error: expect.unreachable }, readFileSync(file, 'utf8'));
  expect(code).not.toMatch(/^(var|  )\s?\w+ = Error\(/m);
  const [made = ''] = /Object\.create\(Error\.prototype, .*?\}\s?\}\)/.exec(code) ?? [];
  const error = runInThisContext(made.replace(/formatProdErrorMessage\(\d+\)/, '"text"')) as Error;
  expect([error instanceof Error, error.message, error.stack]).toEqual([true, 'text', undefined]);
});

it('fails the build when react-dom creates another number of them', () => {
  const error = (text: string) => {
    throw new Error(text);
  };
  expect(() => handler.call({ error }, 'var SuspenseException = Error(1);')).toThrow(
    'creates 0 errors at load, not 5',
  );
});
