/** Forms that work without JavaScript, each posted to its own page. */
import { drizzle } from 'drizzle-orm/d1';
import { isFull } from '../database/full.ts';
import type { Env } from '../env.ts';
import { CANNOT_STORE, logCannotStore, logError } from '../response/errors.ts';
import { knownSession, SESSION_ENDED } from '../session/resolve.ts';
import { isOfDeletedMember } from '../users/users.ts';
import { accountFormAt } from './forms/account.ts';
import { gamesFormAt } from './forms/games.ts';
import { linkFormAt } from './forms/links.ts';
import {
  type PostableForm,
  type ReadForm,
  type Refusal,
  refused,
  type RefusedForm,
} from './forms/posted.ts';
import { recordFormAt } from './forms/record.ts';

export function isFormPost(request: Request): boolean {
  return request.method === 'POST' && formOf(request) !== undefined;
}

export async function postForm(request: Request, env: Env): Promise<Response | RefusedForm> {
  const read = formOf(request);
  if (!read) return refused(404, 'There’s no form at this address.');
  try {
    const form = await read(request, env);
    if (!('submit' in form)) return form;
    const outcome = await form.submit().catch((error: unknown) => failed(request, env, error));
    return outcome instanceof Response ? outcome : withForm(outcome, form);
  } catch (error) {
    return await failed(request, env, error);
  }
}

async function failed(request: Request, env: Env, error: unknown): Promise<RefusedForm> {
  const asked = { method: request.method, path: new URL(request.url).pathname };
  if (isFull(error)) {
    logCannotStore('form', error as Error, asked);
    return { ...CANNOT_STORE, values: {} };
  }
  const session = await knownSession(request)?.catch(() => null);
  if (session && (await isOfDeletedMember(error as Error, drizzle(env.DB), session.account.id)))
    return refused(401, SESSION_ENDED);
  logError(error as Error, asked);
  return refused(500, 'Something went wrong. Please try again');
}

function withForm(refusal: Refusal, { values, remarks = {} }: ReadForm): RefusedForm {
  const errors = { ...refusal.errors };
  for (const [name, remark] of Object.entries(remarks))
    errors[name] = [asSentence(errors[name]), remark].filter(Boolean).join(' ');
  return { ...refusal, errors, values };
}

/** Adds the period that API field errors lack. */
function asSentence(error = ''): string {
  return error.replace(/[^.?!]$/, '$&.');
}

const formOf = (request: Request) => formAt(new URL(request.url).pathname);

export function formAt(pathname: string): PostableForm | undefined {
  return (
    accountFormAt(pathname) ??
    linkFormAt(pathname) ??
    gamesFormAt(pathname) ??
    recordFormAt(pathname)
  );
}
