import { storyRoutes } from '../stories/routes.ts';
import { postSubject, posts } from './collection.ts';

export const news = storyRoutes(postSubject, posts);
