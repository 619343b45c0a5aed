import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { buildContentSecurityPolicy, addSecurityHeaders } from './security-headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]));

it('the content security policy allows the site’s own scripts, workers and local pictures, and no text as code', () => {
  const policy = directives(buildContentSecurityPolicy([]));
  expect(policy.get('img-src')).toBe("'self' https: blob:");
  expect(policy.get('script-src')).toBe("'self'");
  // Without worker-src, script-src governs workers.
  expect(policy.has('worker-src')).toBe(false);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  // The policy that creates script addresses.
  expect(policy.get('trusted-types')).toBe('workers');
});

it('the content security policy allows the inline scripts and styles of a document by hash, and no others', () => {
  const policy = directives(
    buildContentSecurityPolicy(["'sha256-a='"], ["'sha256-b='", "'sha256-c='"]),
  );
  expect(policy.get('style-src')).toBe("'self' 'sha256-a='");
  expect(policy.get('script-src')).toBe("'self' 'sha256-b=' 'sha256-c='");
});

it('the site requires https for two years', () => {
  const { headers } = addSecurityHeaders(new Response(), env as unknown as Env);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});
