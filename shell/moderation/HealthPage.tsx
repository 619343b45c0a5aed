import type { FlagState } from '@desert/contract/moderation/flags';
import {
  type BuildFigures,
  HEALTH_PATH,
  HEALTH_READ,
  type HealthResponse,
  HOUR_MS,
  VITALS,
} from '@desert/contract/pages/figures';
import { Button, EmptyNote, Time, useViewer } from '@desert/kit';
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
          <h1>How the site fares</h1>
          <p>The last 24 hours. Three of four responses or visits took at most the times below.</p>
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
            {jobs.failed} given up
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
            </li>
          ))}
        </ul>
      </section>
      {builds.length === 0 && <EmptyNote>No figures yet.</EmptyNote>}
      <ul className="stack optional">
        {builds.map((build) => (
          <li key={`${build.section} ${build.build}`}>
            <BuildCard {...build} />
          </li>
        ))}
      </ul>
      <Flags flags={flags} />
    </>
  );
}

function Flags({ flags }: { flags: FlagState[] }) {
  return (
    <section className="stack" aria-labelledby="flags">
      <h2 id="flags">Turn on and off</h2>
      <ul className="card divided">
        {flags.map(({ flag, label, is_on }) => (
          <li key={flag}>
            <form method="post" action={HEALTH_PATH} className="row spread pad-3">
              <span>
                {label}: <b>{is_on ? 'on' : 'off'}</b>
              </span>
              <input type="hidden" name="flag" value={flag} />
              <Button type="submit" look="quiet" name="to" value={is_on ? 'off' : 'on'}>
                Turn {is_on ? 'off' : 'on'}
                <span className="visually-hidden"> {label}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BuildCard({ section, build, since, until, ...figures }: BuildFigures) {
  const { requests, errors, response, vitals, visits, hours } = figures;
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
      {visits > 0 && (
        <p>
          {pluralize(visits, 'visit')}:{' '}
          {VITALS.map(
            (vital) =>
              `${vital} ${vital === 'CLS' ? formatShift(vitals.CLS) : formatMs(vitals[vital])}`,
          ).join(', ')}
        </p>
      )}
      {hours.length > 1 && <HoursChart hours={hours} />}
    </article>
  );
}

const BAR_WIDTH = 10;
const CHART_HEIGHT = 40;

/** The response times by hour as bars; the text names the fastest and the slowest hour. */
function HoursChart({ hours }: Pick<BuildFigures, 'hours'>) {
  const times = hours.map(({ response }) => response ?? 0);
  const most = Math.max(...times, 1);
  const label = `Response times by hour: ${formatMs(Math.min(...times))} to ${formatMs(most)}`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${hours.length * BAR_WIDTH} ${CHART_HEIGHT}`}
      className={styles.hours}
    >
      {times.map((time, at) => {
        const height = (time / most) * CHART_HEIGHT;
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
  );
}

const toIso = (hour: number) => new Date(hour * HOUR_MS).toISOString();

function formatMs(ms: number | null): string {
  return ms === null ? '–' : `${Math.round(ms).toLocaleString('en-US')} ms`;
}

function formatShift(thousandths: number | null): string {
  return thousandths === null ? '–' : (thousandths / 1000).toFixed(3);
}

function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`;
}
