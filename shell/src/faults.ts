/** Tells the site's owners what goes wrong in this browser, within bounds. */
import type { FaultReport } from '@desert/contract/faults';
import { sendApi } from '@desert/kit/shell';

/** How many reports a page sends at most: what is wrong with all sections is told by some. */
const REPORTS = 5;

/** How much of a reason is sent, in characters: more than the edge keeps. */
const REASON = 1000;

/** The address of a section's file, with its name and build. */
const SECTION_FILE = /\/mf\/([\w-]+)\/(\w+)[~/]/;

/** Reports what went wrong with a section, or with the 'shell'. */
export type Report = (
  section: string,
  build: string,
  fault: FaultReport['fault'],
  error: unknown,
) => void;

/** Makes what reports the first fault of each kind of each section. */
export function createReporter(): Report {
  const told = new Set<string>();
  return (section, build, fault, error) => {
    const kind = `${section} ${fault}`;
    if (told.has(kind) || told.size === REPORTS) return;
    told.add(kind);
    const reason = reasonOf(error).slice(0, REASON);
    const body: FaultReport = { section, build, fault, reason };
    // Whether it arrives is of no interest here.
    void sendApi('POST', '/api/faults/', body);
  };
}

/** A file of the shell or the kit. */
const SHELL_FILE = /\/assets\/[\w.-]+\.js/;

/** Reports what nothing catches, and what is passed to `reportError`, if the stack names a file of a section or the shell. */
export function reportUncaught(report: Report): void {
  function blame(fault: FaultReport['fault'], error: unknown) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, section, build] = SECTION_FILE.exec(stack) ?? [];
    if (section !== undefined && build !== undefined) report(section, build, fault, error);
    else if (SHELL_FILE.test(stack)) report('shell', shellBuild(), fault, error);
  }
  window.addEventListener('error', ({ error }) => blame('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => blame('rejection', reason));
}

/** The identity of the shell's build that made this page. */
export function shellBuild(): string {
  const builds = document.querySelector<HTMLMetaElement>('meta[name="builds"]')?.content;
  return /shell (\w+)/.exec(builds ?? '')?.[1] ?? '';
}

/** React says of an error that it made up for only that there was one: the cause says which. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${String(error)} (${String(cause)})` : String(error);
}
