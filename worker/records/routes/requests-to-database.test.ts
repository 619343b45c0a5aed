/** A round trip to D1 takes longer than most statements, so that statements are batched. */
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { TOTAL_HEADER } from '@desert/contract/records/paging';
import { expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env } from '../../test/account.ts';
import { slowed } from '../../test/faulty.ts';
import { appBindings } from '../../test/request-context.ts';

it.each(KIND_NAMES)(
  'the first page of /%s and its total are read by one request to D1',
  async (name) => {
    let [batches, statements] = [0, 0];
    const batching = slowed(env.DB, async () => (batches += 1));
    const { database: DB } = countRowsRead(batching, () => void (statements += 1));
    const response = await api.request(`/api/${name}/`, {}, appBindings({ DB }));
    expect(response.headers.get(TOTAL_HEADER)).not.toBeNull();
    // The list and its total.
    expect({ batches, statements }).toEqual({ batches: 1, statements: 2 });
  },
);
