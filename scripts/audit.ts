/**
 * Asks the npm registry what is known against the packages of the lockfile: `npm run audit`. Fails where something of
 * high severity is; not where the registry does not answer that, as mirrors do not.
 */
import { execFile } from 'node:child_process';
import { root } from './site/root.ts';

/** What of `npm audit --json` is read here. */
interface Report {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = new Set(['high', 'critical']);

/**
 * What is said of a report, and whether it fails.
 * @param output what `npm audit --json` printed
 */
export function verdictOn(output: string): { ok: boolean; said: string } {
  const report = parsed(output);
  if (report.auditReportVersion === undefined) {
    return {
      ok: true,
      said: 'The registry didn’t return an audit, so we can’t check the packages.',
    };
  }
  const found = Object.entries(report.vulnerabilities ?? {});
  const lines = found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const said = lines.join('\n') || 'No known vulnerabilities.';
  return { ok: !found.some(([, { severity }]) => GRAVE.has(severity)), said };
}

function parsed(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}

if (import.meta.main) {
  execFile('npm', ['audit', '--json'], { cwd: root, maxBuffer: 2 ** 26 }, (_, output) => {
    const { ok, said } = verdictOn(output);
    console.log(said);
    process.exitCode = ok ? 0 : 1;
  });
}
