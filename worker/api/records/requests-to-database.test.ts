/** A request to D1 costs more than most statements do. */
import { KIND_NAMES } from '@desert/contract/kinds';
import { TOTAL_HEADER } from '@desert/contract/paging';
import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { api } from '../app.ts';

it.each(KIND_NAMES)('the first page of /%s and its total are one request to D1', async (name) => {
  let requests = 0;
  const inner = new WeakMap<object, D1PreparedStatement>();
  function counting(statement: D1PreparedStatement): D1PreparedStatement {
    const run = (method: 'all' | 'raw') => () => {
      requests += 1;
      return statement[method]();
    };
    const counted = {
      bind: (...values: unknown[]) => counting(statement.bind(...values)),
      all: run('all'),
      raw: run('raw'),
    } as D1PreparedStatement;
    inner.set(counted, statement);
    return counted;
  }
  const DB = {
    prepare: (sql: string) => counting(env.DB.prepare(sql)),
    async batch(statements: D1PreparedStatement[]) {
      requests += 1;
      return env.DB.batch(statements.map((one) => inner.get(one) ?? one));
    },
  } as D1Database;
  const response = await api.request(`/api/${name}/`, {}, { ...env, DB });
  expect(response.headers.get(TOTAL_HEADER)).not.toBeNull();
  expect(requests).toBe(1);
});
