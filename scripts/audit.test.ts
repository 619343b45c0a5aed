import { expect, it } from 'vitest';
import { verdictOn } from './audit.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const found = (severity: string) => ({ severity, range: '<1.2.3' });

it('fails where something of high severity is known, and says of what', () => {
  const { ok, said } = verdictOn(report({ one: found('high'), other: found('low') }));
  expect(ok).toBe(false);
  expect(said).toBe('high: one <1.2.3\nlow: other <1.2.3');
  expect(verdictOn(report({ one: found('critical') })).ok).toBe(false);
});

it('passes where nothing is, or nothing grave', () => {
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
  'passes, and says so, where the registry does not answer: %s',
  (output) =>
    expect(verdictOn(output)).toMatchObject({
      ok: true,
      said: expect.stringContaining('didn’t return an audit'),
    }),
);
