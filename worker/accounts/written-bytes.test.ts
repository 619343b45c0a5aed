import { writtenBytes } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../database/rows-read.ts';
import { env, rowCount } from '../test/account.ts';
import { admitReport, admitWrite } from './limits.ts';
import { bytesOf } from './written-bytes.ts';

const HOUR = 3600_000;
const NOW = 20_000 * 24 * HOUR;
const database = drizzle(env.DB);
const few = { ...env, BYTES_PER_DAY: 1000, DEMO_BYTES_PER_DAY: 900 };

let user = 1000;

/** Somebody who writes, at hours from the beginning of a day on. */
function writer(of: { demo?: string } = {}, user_id = (user += 1)) {
  const write = (bytes: number, hour = 0) =>
    admitWrite(database, few, user_id, { bytes, now: NOW + hour * HOUR, ...of });
  const counted = () =>
    database
      .select()
      .from(writtenBytes)
      .all()
      .then((rows) => rows.filter((row) => row.account === String(user_id)));
  return { user_id, write, counted };
}

it('lets an account store so many bytes in a day of UTC, then says when to go on', async () => {
  const { write, counted } = writer();
  expect(await write(700)).toMatchObject({ ok: true });
  expect(await write(301, 14.5)).toEqual({
    ok: false,
    status: 429,
    errors: {
      message: 'You’ve reached the daily limit for posting. Please try again in 10 hours.',
    },
    retryAfter: 9.5 * 3600,
  });
  expect(await write(300, 23)).toMatchObject({ ok: true });
  expect(await counted()).toMatchObject([{ day: NOW, source: '', bytes: 1000 }]);
  expect(await write(1, 23.5)).toMatchObject({
    retryAfter: 1800,
    errors: { message: expect.stringMatching(/in an hour/) },
  });
  expect(await write(1000, 24)).toMatchObject({ ok: true });
});

it('counts nothing of what is refused, by this limit or the other', async () => {
  const { user_id, write, counted } = writer();
  await write(1001);
  expect(await counted()).toEqual([]);
  expect(await rowCount('attempts', `account = '${user_id}'`)).toBe(0);
  const once = { ...few, WRITES_PER_10_MINUTES: 1 };
  const again = () => admitWrite(database, once, user_id, { bytes: 10, now: NOW });
  expect([await again(), await again()]).toMatchObject([
    { ok: true },
    { ok: false, errors: { message: expect.stringMatching(/^Too many attempts/) } },
  ]);
  expect(await counted()).toMatchObject([{ bytes: 10 }]);
});

it('is exact where many write at once, by any limit', async () => {
  const { user_id, write, counted } = writer();
  const admitted = await Promise.all([
    ...Array.from({ length: 20 }, () => write(90)),
    ...Array.from({ length: 10 }, () =>
      admitReport(database, few, user_id, { bytes: 90, now: NOW }),
    ),
  ]);
  expect(admitted.filter(({ ok }) => ok)).toHaveLength(11);
  expect(await counted()).toMatchObject([{ bytes: 990 }]);
});

it('counts the demo account by itself: from one address two thirds of it', async () => {
  const [one, other] = ['198.51.100.1', '198.51.100.2'].map((demo) => writer({ demo }, 999));
  const statuses = async (write: (bytes: number) => Promise<object>, ...bytes: number[]) => {
    for (const one of bytes.slice(0, -1)) expect(await write(one)).toMatchObject({ ok: true });
    expect(await write(bytes.at(-1)!)).toMatchObject({ status: 429 });
  };
  await statuses(one!.write, 600, 1);
  await statuses(other!.write, 300, 1);
  expect(await one!.counted()).toMatchObject([
    { source: '', bytes: 900 },
    { source: '198.51.100.1', bytes: 600 },
    { source: '198.51.100.2', bytes: 300 },
  ]);
  // A connection is one, however many networks it has.
  const networks = ['2001:0db8:0001:0002', '2001:0db8:0001:0003'];
  const [here, there] = networks.map((demo) => writer({ demo }, 996));
  expect(await here!.write(600)).toMatchObject({ ok: true });
  await statuses(there!.write, 1);
});

it('reads a handful of rows for it, and writes one', async () => {
  const others = JSON.stringify([...Array(2000).keys()]);
  await env.DB.prepare(
    `INSERT INTO written_bytes SELECT ${NOW}, 'other' || value, '', 5 FROM json_each(?)`,
  )
    .bind(others)
    .run();
  const cost = async (bytes: number) => {
    const counted = countRowsRead(env.DB);
    await admitWrite(drizzle(counted.database), few, user, { bytes, now: NOW });
    return { read: counted.rowsRead(), written: counted.rowsWritten() };
  };
  await cost(1);
  const [without, by] = [await cost(0), await cost(1)];
  expect(by.written - without.written).toBe(1);
  expect(by.read - without.read).toBeLessThanOrEqual(5);
});

it('takes the length of texts in UTF-8, and what a row takes besides', () => {
  const empty = bytesOf();
  expect(bytesOf({ content: 'Ålesund' }) - empty).toBe('{"content":"Ålesund"}'.length + 1 - 2);
  expect(empty).toBeGreaterThan(100);
});
