/** Figures from the field: how fast pages are for visitors, and how sections respond to the edge. */
import type { FlagState } from '../moderation/flags.ts';

/** Web vitals: https://web.dev/articles/vitals */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type Vital = (typeof VITALS)[number];

/**
 * In ms, but CLS in thousandths. 'request' and 'fragment' are times of the edge, 'error' and 'fault' counts. Of the whole
 * site: 'mail' counts sent emails, 'waiting' is the number of waiting jobs every five minutes.
 */
export type Metric = Vital | 'request' | 'error' | 'fragment' | 'fault' | 'mail' | 'waiting';

/** By the Network Information API; '' if the browser does not say. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', ''] as const;

export type Connection = (typeof CONNECTIONS)[number];

export const FIGURES_PATH = '/api/figures/';

/** Buckets grow by 19 %: four double the value. */
const BUCKETS_PER_DOUBLING = 4;

export function toHistogramBucket(value: number): number {
  return value < 1 ? 0 : Math.ceil(Math.log2(value) * BUCKETS_PER_DOUBLING) + 1;
}

/** The greatest value of a bucket. */
export function getBucketMaximum(bucket: number): number {
  return bucket === 0 ? 1 : 2 ** ((bucket - 1) / BUCKETS_PER_DOUBLING);
}

/** The value that 75 % of the counted ones do not exceed, as the maximum of its bucket; null without any. */
export function computePercentile75(counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const bucket of [...counts.keys()].toSorted((a, b) => a - b)) {
    below += counts.get(bucket) ?? 0;
    if (below >= 0.75 * total) return getBucketMaximum(bucket);
  }
  return null;
}

export interface HourFigures {
  /** Responses, failed ones included, and faults that browsers reported. */
  requests: number;
  errors: number;
  /** p75 of the responses to the edge or, for the edge, of its own, in ms. */
  response: number | null;
  vitals: Record<Vital, number | null>;
}

/** The figures of a section's build, of the shell's pages, or of the edge. */
export interface BuildFigures extends HourFigures {
  /** A section's name, 'shell' or 'edge'. */
  section: string;
  build: string;
  /** Hours since 1970 of the first and last figure. */
  since: number;
  until: number;
  /** Page loads that sent vitals. */
  visits: number;
  /** Oldest first. */
  hours: (HourFigures & { hour: number })[];
}

export const FIGURE_HOUR_MS = 3_600_000;

export const HEALTH_PATH = '/moderation/health';
export const HEALTH_READ = '/api/moderation/health/';

/** The part of the response of `GET /api/moderation/health/` that is measured, of the last 24 hours. */
export interface SiteHealth {
  builds: BuildFigures[];
  jobs: { waiting: number; oldest_minutes: number; failed: number };
  mails: { waiting: number };
  /** The most waiting jobs at once, to the 19 % of a bucket, and the emails sent. Every hour, oldest first. */
  hours: { hour: number; waiting: number; mails: number }[];
  /** `bytes` is null for a database that does not respond. */
  databases: { name: string; bytes: number | null; limit: number }[];
}

/** Response of `GET /api/moderation/health/`. */
export interface HealthResponse extends SiteHealth {
  flags: FlagState[];
}
