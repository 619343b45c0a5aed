import { compareBuilds } from '@desert/contract/pages/compare-builds';
import {
  type BuildFigures,
  HEALTH_READ,
  type HealthResponse,
  HOUR_MS,
  type HourFigures,
  type Vital,
  VITALS,
} from '@desert/contract/pages/figures';
import { EmptyNote, Time, useViewer } from '@desert/kit';
import {
  ApiCacheContext,
  LoadingText,
  pluralize,
  TryAgain,
  useRequireSignIn,
} from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { Flags } from './Flags.tsx';
import styles from './ModerationPage.module.css';

export function HealthPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const cache = useSiteCache();
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  return (
    <ApiCacheContext value={cache}>
      <div className={`stack gap-5 middle ${styles.page}`}>
        <header className="stack tight">
          <h1>Site health</h1>
          <p>
            The last 24 hours. 75% of responses and visits were at least as fast as the times below.
          </p>
        </header>
        <Health onShown={onShown} />
      </div>
    </ApiCacheContext>
  );
}

function Health({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  const { response, retry } = useResponse(HEALTH_READ);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!isThere) return <LoadingText text="Loading figures..." part />;
  if (response.status === 403) return <EmptyNote>Only moderators can see this.</EmptyNote>;
  if (response.status !== 200) return <TryAgain label="The figures" onRetry={retry} />;
  const { builds, jobs, mails, databases, flags } = response.body as HealthResponse;
  return (
    <>
      <section className="stack" aria-labelledby="queues">
        <h2 id="queues">Queues and databases</h2>
        <ul className="stack tight">
          <li>
            {pluralize(jobs.waiting, 'job')} waiting
            {jobs.waiting > 0 &&
              `, the oldest for ${pluralize(jobs.oldest_minutes, 'minute')}`};{' '}
            {jobs.failed} failed
          </li>
          <li>
            {pluralize(mails.waiting, 'email')} waiting, {mails.sent} sent
          </li>
          {databases.map(({ name, bytes, limit }) => (
            <li key={name}>
              The {name} database{' '}
              {bytes === null
                ? 'doesn’t respond'
                : `has ${formatMegabytes(bytes)} of ${formatMegabytes(limit)}`}
              {bytes !== null && (
                <>
                  {' '}
                  <meter aria-label={`Size of the ${name} database`} max={limit} value={bytes} />
                </>
              )}
            </li>
          ))}
          <li>
            The main database can be restored to any minute of the last 30 days by Cloudflare’s Time
            Travel.
          </li>
        </ul>
      </section>
      {builds.length === 0 && <EmptyNote>No figures yet.</EmptyNote>}
      <ul className="stack optional">
        {builds.map((build, at) => {
          // A section's builds follow each other, the newest first.
          const next = builds[at + 1];
          const isOfSection = next?.section === build.section && build.section !== 'shell';
          return (
            <li key={`${build.section} ${build.build}`}>
              <BuildCard build={build} {...(isOfSection && { before: next })} />
            </li>
          );
        })}
      </ul>
      <Flags flags={flags} />
    </>
  );
}

function BuildCard({ build: figures, before }: { build: BuildFigures; before?: BuildFigures }) {
  const { section, build, since, until, requests, errors, response, visits, hours } = figures;
  return (
    <article className="card pad-4 stack tight">
      <h2>
        {section} <small>{build}</small>
      </h2>
      <p className="caption">
        <Time iso={toIso(since)} hour /> to <Time iso={toIso(until + 1)} hour />
      </p>
      <p>
        {pluralize(requests, 'response')} within {formatMs(response)}, {pluralize(errors, 'error')}
      </p>
      {before && <BuildComparison build={figures} before={before} />}
      {visits > 0 && (
        <p>
          {pluralize(visits, 'visit')}:{' '}
          {VITALS.map((vital) => `${vital} ${formatVital(vital, figures.vitals[vital])}`).join(
            ', ',
          )}
        </p>
      )}
      {hours.length > 1 && (
        <div className="row">
          {CHARTS.map(({ name, read, format }) => (
            <HoursChart key={name} name={name} values={hours.map(read)} format={format} />
          ))}
        </div>
      )}
    </article>
  );
}

const VERDICTS = {
  good: 'As fast as the build before, and no more errors.',
  few: 'Too few responses to compare with the build before.',
  failing: 'More errors than the build before.',
  slow: 'Slower than the build before.',
};

function BuildComparison({ build, before }: Record<'build' | 'before', BuildFigures>) {
  const { outcome, reason } = compareBuilds(build, before);
  return (
    <p>
      <b>{VERDICTS[outcome]}</b> {reason}
    </p>
  );
}

const CHARTS: {
  name: string;
  read: (hour: HourFigures) => number | null;
  format: (value: number) => string;
}[] = [
  { name: 'Response times', read: ({ response }) => response, format: formatMs },
  { name: 'Responses', read: ({ requests }) => requests, format: formatCount },
  { name: 'Errors', read: ({ errors }) => errors, format: formatCount },
  ...VITALS.map((vital) => ({
    name: vital,
    read: ({ vitals }: HourFigures) => vitals[vital],
    format: (value: number) => formatVital(vital, value),
  })),
];

const BAR_WIDTH = 10;
const CHART_HEIGHT = 40;

interface HoursChartProps {
  name: string;
  values: (number | null)[];
  format: (value: number) => string;
}

/** A figure by hour as bars; the text names the least and the greatest. Nothing without any value above 0. */
function HoursChart({ name, values, format }: HoursChartProps) {
  const counted = values.filter((value) => value !== null);
  const most = Math.max(...counted, 0);
  if (most === 0) return null;
  const label = `${name} by hour: ${format(Math.min(...counted))} to ${format(most)}`;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${values.length * BAR_WIDTH} ${CHART_HEIGHT}`}
        className={styles.hours}
      >
        {values.map((value, at) => {
          const height = ((value ?? 0) / most) * CHART_HEIGHT;
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- one bar per hour
              key={at}
              x={at * BAR_WIDTH}
              y={CHART_HEIGHT - height}
              width={BAR_WIDTH - 2}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption className="caption">{name}</figcaption>
    </figure>
  );
}

const toIso = (hour: number) => new Date(hour * HOUR_MS).toISOString();

function formatMs(ms: number | null): string {
  return ms === null ? '–' : `${Math.round(ms).toLocaleString('en-US')} ms`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** CLS is in thousandths. */
function formatVital(vital: Vital, value: number | null): string {
  if (vital !== 'CLS' || value === null) return formatMs(value);
  return (value / 1000).toFixed(3);
}

function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`;
}
