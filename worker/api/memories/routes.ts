import { imageRoutes } from '../images/routes.ts';
import { storyRoutes } from '../stories/routes.ts';
import { memorySubject, memories as collection, memoryImages } from './collection.ts';

export const memories = storyRoutes(memorySubject, collection).route(
  '/',
  imageRoutes(memoryImages),
);
