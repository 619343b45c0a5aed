import type { FaultReport } from '@desert/contract/pages/faults';
import { sendApi } from '@desert/kit/shell';

/** Maximum number of reports per page load. */
const MAX_REPORTS = 5;

/** Maximum length of a reason, in UTF-16 code units. */
const MAX_REASON = 1000;

const SECTION_FILE = /\/mf\/([\w-]+)\/(\w+)[~/]/;

export type Report = (
  section: string,
  build: string,
  fault: FaultReport['fault'],
  error: unknown,
) => void;

/** Creates a function that reports the first fault of each kind per section, at most `MAX_REPORTS` in total. */
export function createReporter(): Report {
  const told = new Set<string>();
  return (section, build, fault, error) => {
    const kind = `${section} ${fault}`;
    if (told.has(kind) || told.size === MAX_REPORTS) return;
    told.add(kind);
    const reason = describeFault(error).slice(0, MAX_REASON);
    const body: FaultReport = { section, build, fault, reason };
    void sendApi('POST', '/api/faults/', body);
  };
}

const SHELL_FILE = /\/assets\/[\w.-]+\.js/;

/** Reports uncaught errors and unhandled rejections whose stack names a file of a section or the shell. */
export function reportUncaught(report: Report): void {
  function blame(fault: FaultReport['fault'], error: unknown) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, section, build] = SECTION_FILE.exec(stack) ?? [];
    if (section !== undefined && build !== undefined) report(section, build, fault, error);
    else if (SHELL_FILE.test(stack)) report('shell', readShellBuild(), fault, error);
  }
  window.addEventListener('error', ({ error }) => blame('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => blame('rejection', reason));
}

export const readShellBuild = (): string => readServedBuild('shell');

/** The build that rendered the page's part: of the shell or a section. */
export function readServedBuild(name: string): string {
  const builds = document.querySelector<HTMLMetaElement>('meta[name="builds"]')?.content;
  return new RegExp(`\\b${name} (\\w+)`).exec(builds ?? '')?.[1] ?? '';
}

/** React wraps some errors, and only the cause has the message. */
function describeFault(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${String(error)} (${String(cause)})` : String(error);
}
