import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds of the thread's own CPU time, to which other processes do not add. */
  tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Traces a Chromium page during `act`. @returns the longest task of the main thread, in ms of its own CPU time */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(...(await traceTasks(page, act)));
}

/** Traces a Chromium page during `act`. @returns the tasks of the main thread, each in ms of its own CPU time */
export async function traceTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === TASK && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return tasks.map(({ tdur = 0 }) => tdur / 1_000);
}
