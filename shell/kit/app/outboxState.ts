/** Writes made without a connection, in IndexedDB until the API has them. docs/decisions/0086-offline.md */
import type { ApiResponse } from '@desert/contract/pages/page';
import { atom } from 'nanostores';

export interface Outgoing {
  method: 'POST' | 'DELETE';
  address: string;
  body?: unknown;
  /** Idempotency key, without which a retry must be a no-op. */
  key?: string;
  /** A later write with the same name replaces this one. */
  name: string;
  /** The state that a toggle waits for. */
  on?: boolean;
  /** Names it for the member: 'Comment: Great game!' */
  text: string;
  /** Prefix of the API addresses whose responses change. */
  changes: string;
}

export interface WaitingWrite extends Outgoing {
  user: number;
  /** Time in ms. */
  at: number;
  error?: string;
}

/** Stands for the response of a write that waits for a connection. */
export const WAITING: ApiResponse = { status: 202, body: { waiting: true } };

/** The viewer's waiting writes, oldest first; none on the server. */
export const $waiting = atom<WaitingWrite[]>([]);

export const OUTBOX = 'outbox';

/** The viewer's id, which only the browser sets. */
export let outboxUser: number | undefined;

export function setOutboxUser(id: number | undefined): void {
  if (id !== outboxUser) $waiting.set([]);
  outboxUser = id;
}

/** Whether the body of a response stands for a write that waits for a connection. */
export const isWaiting = (body: unknown): boolean => body === WAITING.body;
