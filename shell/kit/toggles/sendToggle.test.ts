import type { ApiResponse } from '@desert/contract/pages/page';
import { expect, it } from 'vitest';
import { WAITING, type WaitingWrite } from '../app/outboxState.ts';
import { $pendingToggles, sendToggle, showWaitingToggles } from './sendToggle.ts';

const ADDRESS = '/api/news/3/like/';

/** Stores each choice as the outbox does: the listener runs before the response is there. */
function start() {
  let stored: WaitingWrite[] = [];
  const sent: boolean[] = [];
  const store = (next: WaitingWrite[]) => {
    showWaitingToggles(next, stored);
    stored = next;
  };
  async function send(on: boolean): Promise<ApiResponse> {
    sent.push(on);
    await Promise.resolve();
    const write = { method: 'POST', address: ADDRESS, text: 'Like', changes: ADDRESS } as const;
    store([{ ...write, name: ADDRESS, on, user: 7, at: sent.length }]);
    return WAITING;
  }
  return { sent, store, press: (on: boolean) => sendToggle(ADDRESS, on, send, () => {}) };
}

const choice = () => $pendingToggles.get()[ADDRESS];

it('of several likes or saves pressed without a connection, only the last waits to be sent', async () => {
  const { press, sent, store } = start();
  const first = press(true);
  expect(await press(false)).toBeUndefined();
  expect(await first).toBe(WAITING);
  expect(sent).toEqual([true, false]);
  expect(choice()).toBe(false);
  expect(await press(true)).toBe(WAITING);
  expect(choice()).toBe(true);
  store([]);
  expect(choice()).toBeUndefined();
});

it.each([
  ['the last choice', [200, 201], false],
  ['the last choice that was stored, if a later one fails', [200, 500], true],
])('of choices that change while they are sent, %s is taken over', async (_, statuses, on) => {
  const taken: boolean[] = [];
  const send = async (): Promise<ApiResponse> => ({ status: statuses.shift()!, body: {} });
  const press = (choice: boolean) =>
    sendToggle(ADDRESS, choice, send, (_, confirmed) => taken.push(confirmed));
  const first = press(true);
  await press(false);
  await first;
  expect(taken).toEqual([on]);
  expect(choice()).toBeUndefined();
});
