import { defineCommentsView } from './comments.ts';
import { defineStoriesTable, defineStoriesView } from './records.ts';

export const newsRows = defineStoriesTable('news');
export const news = defineStoriesView('visible_news', newsRows);
export const newsComments = defineCommentsView(newsRows);
