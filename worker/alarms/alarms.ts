/** Tells moderators by email that something is wrong: once when it begins, and once when it is over. */
import { HEALTH_PATH, type SiteHealth } from '@desert/contract/pages/figures';
import { alarms, users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Env } from '../env.ts';
import { countFigures, SITE } from '../figures/count.ts';
import { readHealth } from '../figures/health.ts';
import { readLimit } from '../limits.ts';
import { enqueueMail } from '../mail/write.ts';
import { type Database, openD1 } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';

/** Minimum responses of an hour: of fewer, one slow or failed response is a large share. */
const RESPONSES_MIN = 20;

interface Incident {
  /** Stays the same while the incident lasts. */
  name: string;
  sentence: string;
}

/** How far back figures count: the current hour may have just begun. */
const LATEST_HOURS = 2;

/** Also counts the waiting jobs, for their chart. @param health defaults to that of the last hours */
export async function checkAlarms(env: Env, now: number, health?: SiteHealth): Promise<void> {
  const database = openD1(env.DB);
  health ??= await readHealth(database, openD1(env.SEARCH), now, LATEST_HOURS);
  await countWaiting(database, env, { waiting: health.jobs.waiting, now });
  const incidents = findIncidents(health, env);
  const open = await database.select().from(alarms);
  const began = incidents.filter(({ name }) => !open.some((alarm) => alarm.name === name));
  const over = open.filter(({ name }) => !incidents.some((incident) => incident.name === name));
  if (began.length === 0 && over.length === 0) return;
  const moderators = await listModerators(database);
  const tell = (key: string, subject: string, text: string) =>
    moderators.flatMap(({ id }) =>
      enqueueMail(database, {
        key: `alarm ${key} ${id}`,
        letter: {
          subject,
          before: [text],
          ...(env.SITE_URL && {
            link: { label: 'See the figures', address: env.SITE_URL + HEALTH_PATH },
          }),
          after: ['You get this email because you are a moderator of the site.'],
        },
        owner: eq(users.id, id),
        now,
      }),
    );
  const statements: BatchItem<'sqlite'>[] = [
    ...began.map(({ name }) =>
      database.insert(alarms).values({ name, since: now }).onConflictDoNothing(),
    ),
    ...began.flatMap(({ name, sentence }) => tell(`${name} ${now}`, `Alarm: ${name}`, sentence)),
    ...over.map(({ name }) => database.delete(alarms).where(eq(alarms.name, name))),
    ...over.flatMap(({ name, since }) =>
      tell(`${name} ${since} over`, `Over: ${name}`, 'The figure is below its threshold again.'),
    ),
  ];
  await writeBatch(database, statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
}

async function countWaiting(
  database: Database,
  { FIELD_FIGURES }: Env,
  { waiting, now }: { waiting: number; now: number },
): Promise<void> {
  if (FIELD_FIGURES !== 'on') return;
  await countFigures(database, [{ ...SITE, metric: 'waiting', value: waiting }], now);
}

function listModerators(database: Database) {
  return database.select({ id: users.id }).from(users).where(eq(users.role, 'moderator'));
}

function findIncidents({ builds, jobs, databases }: SiteHealth, env: Env): Incident[] {
  const errorsMax = readLimit(env, 'ALARM_ERRORS_PERCENT');
  const responseMax = readLimit(env, 'ALARM_RESPONSE_MS');
  const percentMax = readLimit(env, 'ALARM_DATABASE_PERCENT');
  const recent = builds.flatMap(({ section, build, hours }) =>
    hours
      .filter(({ requests }) => requests >= RESPONSES_MIN)
      .map((figures) => Object.assign({ section, build }, figures)),
  );
  return [
    ...recent
      .filter(({ errors, requests }) => errors * 100 > errorsMax * requests)
      .map(({ section, build, errors, requests }) => ({
        name: `errors of ${section}`,
        sentence: `${errors} of ${requests} responses of ${section} (build ${build}) failed within an hour.`,
      })),
    ...recent
      .filter(({ response }) => (response ?? 0) > responseMax)
      .map(({ section, build, response }) => ({
        name: `slow ${section}`,
        sentence: `75% of the responses of ${section} (build ${build}) took at most ${Math.round(response ?? 0)} ms, the others longer.`,
      })),
    ...(jobs.failed >= readLimit(env, 'ALARM_FAILED_JOBS')
      ? [{ name: 'failed jobs', sentence: `Failed background jobs: ${jobs.failed}.` }]
      : []),
    ...(jobs.oldest_minutes >= readLimit(env, 'ALARM_WAITING_MINUTES')
      ? [
          {
            name: 'waiting jobs',
            sentence: `A background job has waited for ${jobs.oldest_minutes} minutes.`,
          },
        ]
      : []),
    ...databases.flatMap(({ name, bytes, limit }) => {
      if (bytes === null)
        return [{ name: `no ${name} database`, sentence: `The ${name} database doesn’t respond.` }];
      if (bytes * 100 < percentMax * limit) return [];
      const percent = Math.round((bytes * 100) / limit);
      const sentence = `The ${name} database has ${percent} % of its limit.`;
      return [{ name: `size of the ${name} database`, sentence }];
    }),
  ];
}
