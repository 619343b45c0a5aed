import { compareBuilds } from '@desert/contract/pages/compare-builds';
import {
  type BuildFigures,
  HEALTH_READ,
  type HealthResponse,
  FIGURE_HOUR_MS,
  type HourFigures,
  type SiteHealth,
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
import { HealthFigure, type Format, formatKnownCount } from './Figure.tsx';
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
  const { builds, flags, ...site } = response.body as HealthResponse;
  return (
    <>
      <SiteFigures {...site} />
      {builds.length === 0 && <EmptyNote>No figures of visits yet.</EmptyNote>}
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

function SiteFigures({ jobs, mails, hours, databases }: Omit<SiteHealth, 'builds'>) {
  const sent = hours.reduce((sum, hour) => sum + hour.mails, 0);
  const oldest =
    jobs.waiting > 0 ? `, the oldest for ${pluralize(jobs.oldest_minutes, 'minute')}` : '';
  return (
    <section className="stack" aria-labelledby="queues">
      <h2 id="queues">Queues and databases</h2>
      <ul className={styles.figures}>
        <HealthFigure
          name="Background jobs"
          value={`${formatKnownCount(jobs.waiting)} waiting`}
          note={`${formatKnownCount(jobs.failed)} failed${oldest}`}
          values={hours.map(({ waiting }) => waiting)}
        />
        <HealthFigure
          name="Emails"
          value={`${formatKnownCount(sent)} sent`}
          note={`${formatKnownCount(mails.waiting)} waiting`}
          values={hours.map((hour) => hour.mails)}
        />
        {databases.map(({ name, bytes, limit }) => (
          <HealthFigure
            key={name}
            name={`The ${name} database`}
            value={bytes === null ? 'doesn’t respond' : formatMegabytes(bytes)}
            note={`of ${formatMegabytes(limit)}`}
          >
            {bytes !== null && (
              <meter aria-label={`Size of the ${name} database`} max={limit} value={bytes} />
            )}
          </HealthFigure>
        ))}
      </ul>
      <p className="caption">
        Back-ups: Cloudflare’s Time Travel can restore the main database to any minute of the last
        30 days (7 on the free plan), and the search database is built from it. Photos have no
        second copy unless you make one.
      </p>
    </section>
  );
}

function BuildCard({ build: figures, before }: { build: BuildFigures; before?: BuildFigures }) {
  const { section, build, since, until, visits } = figures;
  const byHour = new Map(figures.hours.map((hour) => [hour.hour, hour]));
  const hours = Array.from({ length: until - since + 1 }, (_, at) => byHour.get(since + at));
  return (
    <article className="card pad-4 stack">
      <header className="stack tight">
        <h2 className={styles.section}>
          {section} <small>{build}</small>
        </h2>
        <p className="caption">
          <Time iso={toIso(since)} hour /> to <Time iso={toIso(until + 1)} hour />
          {visits > 0 && `, ${pluralize(visits, 'measured visit')}`}
        </p>
      </header>
      {before && <BuildComparison build={figures} before={before} />}
      <ul className={styles.figures}>
        {FIGURES.filter(({ read }) => read(figures) !== null).map(({ name, read, format }) => (
          <HealthFigure
            key={name}
            name={name}
            value={format(read(figures))}
            values={hours.map((hour) => (hour ? read(hour) : null))}
            format={format}
          />
        ))}
      </ul>
    </article>
  );
}

const VERDICTS = {
  good: 'As fast as the build before, without additional errors.',
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

const FIGURES: { name: string; read: (figures: HourFigures) => number | null; format: Format }[] = [
  { name: 'Response time', read: ({ response }) => response, format: formatMs },
  { name: 'Responses', read: ({ requests }) => requests, format: formatKnownCount },
  { name: 'Errors', read: ({ errors }) => errors, format: formatKnownCount },
  ...VITALS.map((vital) => ({
    name: vital,
    read: ({ vitals }: HourFigures) => vitals[vital],
    format: (value: number | null) => formatVital(vital, value),
  })),
];

const toIso = (hour: number) => new Date(hour * FIGURE_HOUR_MS).toISOString();

function formatMs(ms: number | null): string {
  return ms === null ? '–' : `${Math.round(ms).toLocaleString('en-US')} ms`;
}

/** CLS is in thousandths. */
function formatVital(vital: Vital, value: number | null): string {
  if (vital !== 'CLS' || value === null) return formatMs(value);
  return (value / 1000).toFixed(3);
}

function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`;
}
