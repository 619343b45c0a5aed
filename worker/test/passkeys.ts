import type { PasskeyRequest, SecondFactorNeeded } from '@desert/contract/accounts/passkeys';
import { vi } from 'vitest';
import { env } from './account.ts';
import { post } from './api.ts';
import { authenticator } from './authenticator.ts';
import type { Fan } from './fan.ts';
import { PASSWORD, signedInOwner } from './owner.ts';

export async function askForKey(owner: Fan): Promise<PasskeyRequest> {
  return (await owner.post('/account/passkeys/options/', { password: PASSWORD })).json();
}

/** Registers a passkey. `added` is the API's response. */
export async function addKey(owner: Fan, name = 'My phone') {
  const device = await authenticator();
  const { ticket, options } = await askForKey(owner);
  const response = device.register(options);
  const added = await owner.post('/account/passkeys/new/', { ticket, response, name });
  return { device, added, id: (await added.clone().json<{ id: number }>()).id };
}

export async function ownerWithKey() {
  const owner = await signedInOwner();
  return { owner, ...(await addKey(owner)) };
}

export async function askLogIn(): Promise<PasskeyRequest> {
  return (await post('/auth/passkey/options/', {})).json();
}

export function sendKey(ticket: string, response: object): Promise<Response> {
  return post('/auth/passkey/', { ticket, response });
}

/** Signs in a member with a passkey and two-step verification. `codes` are their recovery codes. */
export async function guardedOwner() {
  const known = await ownerWithKey();
  const body = { password: PASSWORD, on: true };
  const turned = await known.owner.put('/account/second-factor/', body);
  const { recovery_codes: codes } = await turned.json<{ recovery_codes: string[] }>();
  const sql = 'SELECT email FROM users WHERE id = ?';
  const email = (await env.DB.prepare(sql).bind(known.owner.id).first<string>('email')) ?? '';
  return { ...known, codes, email };
}

export async function givePassword(email: string): Promise<PasskeyRequest> {
  const response = await post('/auth/login', { email, password: PASSWORD });
  return (await response.json<SecondFactorNeeded>()).second_factor;
}

/** The status of a request that is sent five minutes from now. */
export async function fiveMinutesLater(send: () => Promise<Response>): Promise<number> {
  vi.setSystemTime(Date.now() + 300_001);
  const { status } = await send();
  vi.useRealTimers();
  return status;
}
