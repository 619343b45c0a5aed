import { ID } from '@desert/contract/ids';
import type { Story } from '@desert/contract/stories';
import { Hono } from 'hono';
import { commentRoutes } from '../comments/routes.ts';
import type { ApiContext } from '../context.ts';
import { likeRoutes } from '../likes/routes.ts';
import { missing } from '../ownership.ts';
import type { Collection } from '../records/collection.ts';
import { idOf } from '../records/id.ts';
import { recordRoutes, viewerOf } from '../records/routes.ts';
import { findStory } from './detail.ts';
import type { StorySubject } from './subject.ts';

/** Everything that a section of stories can be asked: posts, memories. */
export function storyRoutes<Row extends object, Answer extends Story>(
  subject: StorySubject,
  collection: Collection<Row, Answer>,
) {
  const routes = new Hono<ApiContext>();
  routes.route('/', recordRoutes(collection));
  routes.route('/', commentRoutes(subject));
  routes.route('/', likeRoutes(subject, collection));

  routes.get(`/:id{${ID}}`, async (c) => {
    const viewer = await viewerOf(c, collection);
    const asked = { id: idOf(c), viewer, path: c.req.path };
    const story = await findStory(c.var.database, subject, collection, asked);
    return story ? c.json<unknown>(story) : missing(c);
  });

  return routes;
}
