import type { TagRef } from '@desert/contract/tags/tags';
import { createMiddleware } from 'hono/factory';
import type { ApiContext } from '../../http/routes/session.ts';
import { storedTags } from '../tags.ts';

interface TagsContext extends ApiContext {
  Variables: ApiContext['Variables'] & { body: Record<string, unknown> };
}

/** Adds the stored labels and paths to the tags of the body. Responds 400 for an unknown player or game. */
export const knownTags = createMiddleware<TagsContext>(async (c, next) => {
  const { database, body } = c.var;
  if (!body['tags']) return next();
  const tags = await storedTags(database, body['tags'] as TagRef[]);
  c.set('body', { ...body, tags });
  return next();
});
