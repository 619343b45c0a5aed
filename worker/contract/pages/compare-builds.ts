/** Compares a section's new build with the one before, by their figures. */
import type { BuildFigures } from './figures.ts';

type Compared = Pick<BuildFigures, 'build' | 'requests' | 'errors' | 'response'>;

export interface Comparison {
  outcome: 'good' | 'few' | 'failing' | 'slow';
  reason: string;
}

/** Minimum responses of each build. */
const RESPONSES_MIN = 50;

/** A build fails if this many errors more than those of the build before, per 100 responses, are counted. */
const MORE_ERRORS_PERCENT = 2;

/** A build is slow if its p75 is this many times that of the build before, and longer by this time. */
const SLOWER_TIMES = 1.5;
const SLOWER_MS = 10;

export function compareBuilds(build: Compared, before: Compared): Comparison {
  const [requests, earlier] = [build.requests, before.requests];
  const few = Math.min(requests, earlier);
  if (few < RESPONSES_MIN)
    return {
      outcome: 'few',
      reason: `A comparison needs ${RESPONSES_MIN} responses of each build: ${build.build} had ${requests}, ${before.build || 'no other build'} ${earlier}.`,
    };
  const more = (100 * build.errors) / requests - (100 * before.errors) / earlier;
  const errors = `${build.errors} of its ${requests} responses failed (${before.build}: ${before.errors} of ${earlier}).`;
  if (more > MORE_ERRORS_PERCENT) return { outcome: 'failing', reason: errors };
  const [ms, msBefore] = [build.response ?? 0, before.response ?? 0];
  const times = `75% of its responses took at most ${Math.round(ms)} ms (${before.build}: ${Math.round(msBefore)} ms).`;
  if (ms > SLOWER_TIMES * msBefore && ms > msBefore + SLOWER_MS)
    return { outcome: 'slow', reason: times };
  return { outcome: 'good', reason: `${times} ${errors}` };
}
