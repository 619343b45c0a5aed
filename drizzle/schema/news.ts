import { commentsView } from './comments.ts';
import { storiesTable, storiesView } from './records.ts';

export const newsRows = storiesTable('news');
export const news = storiesView('visible_news', newsRows);
export const newsComments = commentsView(newsRows);
