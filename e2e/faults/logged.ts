import { expect } from 'vitest';
import type { LogLine, SiteInParts } from '../site/parts.ts';

/**
 * The first line of a site's log about History that fits, now or soon.
 * @param since how many lines there were before
 */
export async function logged(
  { log }: SiteInParts,
  since: number,
  event: string,
  fault: RegExp,
): Promise<LogLine> {
  let line: LogLine = {};
  await expect
    .poll(
      () => {
        const lines = log.slice(since);
        const found = lines.find(
          (one) => one['event'] === event && fault.test(String(one['fault'] ?? one['error'])),
        );
        line = found ?? {};
        return found ?? lines;
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ event });
  expect(line).toHaveProperty('section', 'history');
  return line;
}
