import { createMiddleware } from 'hono/factory';
import type { GenericSchema } from 'valibot';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { signedIn, type SignedInContext } from '../../http/routes/session.ts';
import { limitWrites } from '../../http/routes/write-limit.ts';
import { countWrites, readEdit, type RecordBody } from '../edit-base.ts';
import type { Records } from '../kind.ts';
import type { Edit } from '../save.ts';

export const MAX_RECORD_BYTES = 256 * 1024;

interface EditContext extends SignedInContext {
  Variables: SignedInContext['Variables'] & { body: RecordBody; edit: Edit };
}

/** The middlewares of a record's POST and PUT, which set `c.var.edit`. @param schema see `recordBody` */
export function acceptRecord<Body extends object>(
  records: Records,
  schema: GenericSchema<unknown, Body>,
  bodyLimit = MAX_RECORD_BYTES,
) {
  const reading = createMiddleware<EditContext>(async (c, next) => {
    c.set('edit', await readEdit(c.var.database, records, c.var.body, c.req.url));
    return next();
  });
  const limiting = limitWrites<EditContext>((c) => countWrites(c.var.edit));
  return [signedIn, parseJsonBody(schema, bodyLimit), reading, limiting] as const;
}
