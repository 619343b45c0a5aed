import { expect, it } from 'vitest';
import { deedOf, outcomeOf } from './deeds.ts';
import { shapeOf, shortened } from './shortened.ts';

it.each([
  ['POST', '/api/auth/signup/', 'sign-up'],
  ['POST', '/signup', 'sign-up'],
  ['POST', '/api/auth/login', 'log-in'],
  ['POST', '/login/', 'log-in'],
  ['POST', '/api/auth/passkey/', 'log-in'],
  ['POST', '/api/auth/second-factor/', 'log-in'],
  ['GET', '/api/auth/logout/', 'log-out'],
  ['POST', '/api/account/reauthentication/', 'reauthentication'],
  ['POST', '/api/account/reauthentication/passkey/', 'reauthentication'],
  ['POST', '/api/auth/forgotten/', 'password-link'],
  ['POST', '/forgotten', 'password-link'],
  ['POST', '/api/auth/password/', 'password'],
  ['POST', '/reset', 'password'],
  ['PUT', '/api/account/password/', 'password'],
  ['PUT', '/api/account/email/', 'address'],
  ['POST', '/api/auth/confirm/', 'address'],
  ['POST', '/confirm', 'address'],
  // This route asks for the password.
  ['POST', '/api/account/passkeys/options/', 'passkey'],
  ['POST', '/api/account/passkeys/new/', 'passkey'],
  ['DELETE', '/api/account/passkeys/7/', 'passkey'],
  ['PUT', '/api/account/second-factor/', 'second-factor'],
  ['POST', '/api/account/recovery-codes/', 'recovery-codes'],
  ['DELETE', '/api/account/sessions/', 'session'],
  ['DELETE', '/api/account/sessions/aB3_-/', 'session'],
  ['GET', '/api/account/data/', 'export'],
  ['DELETE', '/api/account/', 'deletion'],
  ['POST', '/api/moderation/actions/', 'moderation'],
])('%s %s is the deed "%s"', (method, path, deed) => expect(deedOf(method, path)).toBe(deed));

it.each([
  ['GET', '/login'],
  ['POST', '/api/auth/passkey/options/'],
  ['GET', '/api/account/sessions/'],
  ['POST', '/api/news/new/'],
  ['GET', '/'],
])('%s %s is none', (method, path) => expect(deedOf(method, path)).toBeUndefined());

it.each([
  [200, 'done'],
  [303, 'done'],
  [400, 'failed'],
  [401, 'failed'],
  [403, 'refused'],
  [429, 'limited'],
  [503, 'error'],
])('the status %d means "%s"', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['local', 'local'],
])('the address %s is logged as %s', (address, kept) => expect(shortened(address)).toBe(kept));

it.each([
  ['/api/merch/12/edit/', '/api/merch/12/edit/'],
  ['/api/account/second-factor', '/api/account/second-factor'],
  ['/api/moderation/members/Ann_1/', '/api/moderation/members/*/'],
  ['/api/moderation/members/hunter2', '/api/moderation/members/*'],
  ['/api/moderation/members/johnsmith/', '/api/moderation/members/*/'],
  ['/api/users/ann', '/api/users/*'],
  ['/api/account/sessions/aB3_-xyz', '/api/account/sessions/*'],
])('the path %s is logged as %s', (path, kept) => expect(shapeOf(path)).toBe(kept));
