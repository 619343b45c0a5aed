import { expect, it } from 'vitest';
import { captureOutcome } from './outcome.ts';
import { shortenPath, shortenAddress } from './shortened.ts';

it.each([
  [200, 'done'],
  [303, 'done'],
  [400, 'failed'],
  [401, 'failed'],
  [403, 'refused'],
  [429, 'limited'],
  [503, 'error'],
])('the security log calls the response status %d "%s"', (status, outcome) =>
  expect(captureOutcome(status)).toBe(outcome),
);

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['local', 'local'],
])('the security log has the client address %s as %s', (address, kept) =>
  expect(shortenAddress(address)).toBe(kept),
);

it.each([
  ['/api/merch/12/edit/', '/api/merch/12/edit/'],
  ['/api/account/second-factor', '/api/account/second-factor'],
  ['/api/moderation/members/Ann_1/', '/api/moderation/members/*/'],
  ['/api/moderation/members/hunter2', '/api/moderation/members/*'],
  ['/api/moderation/members/johnsmith/', '/api/moderation/members/*/'],
  ['/api/users/ann', '/api/users/*'],
  ['/api/account/sessions/aB3_-xyz', '/api/account/sessions/*'],
])('the security log has the path %s as %s', (path, kept) => expect(shortenPath(path)).toBe(kept));
