import {
  commentsTable,
  commentsView,
  likesTable,
  savesTable,
  storiesTable,
  storiesView,
  tagsTable,
} from './records.ts';

export const newsRows = storiesTable('news');
export const news = storiesView('visible_news', newsRows);
export const newsCommentRows = commentsTable('news_comments', 'news_id', () => newsRows.id);
export const newsComments = commentsView('visible_news_comments', newsCommentRows, newsRows);
export const newsLikes = likesTable('news_likes', 'news_id', () => newsRows.id);
export const newsTags = tagsTable('news_tags', 'news_id');
export const newsSaves = savesTable('news_saves', 'news_id', () => newsRows.id);
