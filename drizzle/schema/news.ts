import { commentsTable, commentsView, storiesTable, storiesView } from './records.ts';

export const newsRows = storiesTable('news');
export const news = storiesView('visible_news', newsRows);
export const newsCommentRows = commentsTable('news_comments', 'news_id', newsRows);
export const newsComments = commentsView('visible_news_comments', newsCommentRows, newsRows);
