import { expect, it } from 'vitest';
import { judgeAudit } from './audit.ts';

it.each([
  ['high', false],
  ['critical', false],
  ['moderate', true],
])('a known vulnerability of severity %s passes the audit: %s', (severity, ok) => {
  const vulnerabilities = { one: { severity, range: '<1.2.3' } };
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities });
  expect(judgeAudit(report)).toEqual({ ok, said: `${severity}: one <1.2.3` });
});

it('the audit passes with a warning if the registry does not respond', () => {
  const said = expect.stringContaining('didn’t return an audit');
  expect(judgeAudit('{"message":"405 Method Not Allowed"}')).toEqual({ ok: true, said });
});
