import type { ImageInput } from '@desert/contract/photos/images';
import type { PhotoFile } from '@desert/contract/photos/photos';
import { IDEMPOTENCY_KEY } from '@desert/contract/records/idempotency-key';
import type { Pending } from '@desert/contract/records/records';
import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { RecordJson } from './kind.ts';

export interface OwnedId {
  id: number;
  /** The user who requests a change. */
  user_id: number;
}

export interface Creation {
  user_id: number;
  idempotency_key: string;
  isModerator?: boolean;
}

/** The stored idempotency key, unique among users; random if the user sent no valid one. */
export function toIdempotencyKey(user_id: number, sent: unknown): string {
  const isValid = typeof sent === 'string' && IDEMPOTENCY_KEY.test(sent);
  return isValid ? `${user_id}:${sent}` : crypto.randomUUID();
}

export type Values = Record<string, unknown>;

export interface Edit {
  values: Values;
  base?: Values;
  images?: ImageToSave[] | undefined;
}

export interface ImageToSave extends ImageInput {
  /** Index in the request, which errors name. */
  at: number;
  photo?: PhotoFile | undefined;
}

export interface SaveRequest extends Creation, Edit {
  maxImages?: number;
}

export interface RecordToSave extends SaveRequest {
  /** The record to edit; without it, a new one is created. */
  id?: number | undefined;
}

export type Written = RecordJson & Pending;

export interface Review {
  /** Creation time of a new record: its case must be opened at the same ms, which tells it from a later review. */
  now: number;
  isNeeded: SQL;
  /** Statements that queue a pending record and notify its author. @param id subquery of the id; NULL if not pending */
  queue: (id: SQL) => BatchItem<'sqlite'>[];
}
