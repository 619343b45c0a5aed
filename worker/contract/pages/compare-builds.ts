/** Compares a section's new build with the one before, by their figures. */
import type { BuildFigures } from './figures.ts';

type Compared = Pick<BuildFigures, 'build' | 'requests' | 'errors' | 'response'>;

export interface BuildComparison {
  outcome: 'good' | 'few' | 'failing' | 'slow';
  reason: string;
}

/** Minimum responses of each build. */
const MIN_RESPONSES = 50;

/** A build fails if this many errors more than those of the build before, per 100 responses, are counted. */
const MIN_MORE_ERRORS_PERCENT = 2;

/** A build is slow if its p75 is this many times that of the build before, and longer by this time. */
const MIN_SLOWER_RATIO = 1.5;
const SLOWER_MS = 10;

export function compareBuilds(build: Compared, before: Compared): BuildComparison {
  const [requests, earlier] = [build.requests, before.requests];
  const few = Math.min(requests, earlier);
  if (few < MIN_RESPONSES)
    return {
      outcome: 'few',
      reason: `A comparison needs ${MIN_RESPONSES} responses of each build: ${build.build} had ${requests}, ${before.build || 'no other build'} ${earlier}.`,
    };
  const more = (100 * build.errors) / requests - (100 * before.errors) / earlier;
  const errors = `${build.errors} of its ${requests} responses failed (${before.build}: ${before.errors} of ${earlier}).`;
  if (more > MIN_MORE_ERRORS_PERCENT) return { outcome: 'failing', reason: errors };
  const [ms, msBefore] = [build.response ?? 0, before.response ?? 0];
  const times = `75% of its responses took at most ${Math.round(ms)} ms (${before.build}: ${Math.round(msBefore)} ms).`;
  if (ms > MIN_SLOWER_RATIO * msBefore && ms > msBefore + SLOWER_MS)
    return { outcome: 'slow', reason: times };
  return { outcome: 'good', reason: `${times} ${errors}` };
}
