/** `npm run audit`: fails for vulnerabilities of high or critical severity. Passes if the registry returns no audit. */
import { execFile } from 'node:child_process';
import { root } from './site/root.ts';

interface Report {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = new Set(['high', 'critical']);

export function judgeAudit(output: string): { ok: boolean; said: string } {
  const report = parseAuditReport(output);
  if (report.auditReportVersion === undefined) {
    return {
      ok: true,
      said: 'The registry didn’t return an audit, so we can’t check the packages.',
    };
  }
  const vulnerabilities = Object.entries(report.vulnerabilities ?? {});
  const lines = vulnerabilities.map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
  const said = lines.join('\n') || 'No known vulnerabilities.';
  return { ok: !vulnerabilities.some(([, { severity }]) => GRAVE.has(severity)), said };
}

function parseAuditReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}

if (import.meta.main) {
  execFile('npm', ['audit', '--json'], { cwd: root, maxBuffer: 2 ** 26 }, (_, output) => {
    const { ok, said } = judgeAudit(output);
    console.log(said);
    process.exitCode = ok ? 0 : 1;
  });
}
