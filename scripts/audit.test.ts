import { expect, it } from 'vitest';
import { verdictOn } from './audit.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const found = (severity: string) => ({ severity, range: '<1.2.3' });

it('the audit fails for a known vulnerability of high severity, and names it', () => {
  const { ok, said } = verdictOn(report({ one: found('high'), other: found('low') }));
  expect(ok).toBe(false);
  expect(said).toBe('high: one <1.2.3\nlow: other <1.2.3');
  expect(verdictOn(report({ one: found('critical') })).ok).toBe(false);
});

it('the audit passes without a severe vulnerability', () => {
  expect(verdictOn(report({}))).toEqual({
    ok: true,
    said: 'No known vulnerabilities.',
  });
  expect(verdictOn(report({ other: found('moderate') }))).toEqual({
    ok: true,
    said: 'moderate: other <1.2.3',
  });
});

it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}'])(
  'the audit passes with a warning if the registry does not respond: %s',
  (output) =>
    expect(verdictOn(output)).toMatchObject({
      ok: true,
      said: expect.stringContaining('didn’t return an audit'),
    }),
);
