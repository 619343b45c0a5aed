import { expect, it } from 'vitest';
import { createTaskSemaphore } from './semaphore.ts';

it('a semaphore of two runs two tasks at a time, in order, even if one fails', async () => {
  const run = createTaskSemaphore(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) =>
    run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const tasks = ['a', 'b', 'c', 'd'].map(task);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')!(new Error('No'));
  await expect(tasks[1]).rejects.toThrow('No');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')!();
  expect(await tasks[0]).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)!();
  await Promise.all([tasks[2], tasks[3]]);
});
