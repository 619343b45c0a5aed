/** A round trip to D1 takes longer than most statements. */
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { TOTAL_HEADER } from '@desert/contract/records/paging';
import { expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env } from '../../test/account.ts';
import { appBindings } from '../../test/request-context.ts';

it.each(KIND_NAMES)(
  'the first page of /%s and its total are read by one statement',
  async (name) => {
    let statements = 0;
    const { database: DB } = countRowsRead(env.DB, () => void (statements += 1));
    const response = await api.request(`/api/${name}/`, {}, appBindings({ DB }));
    expect(response.headers.get(TOTAL_HEADER)).not.toBeNull();
    expect(statements).toBe(1);
  },
);
