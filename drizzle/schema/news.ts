import { commentsTable, likesTable, savesTable, storiesTable, tagsTable } from './records.ts';

export const news = storiesTable('news');
export const newsComments = commentsTable('news_comments', 'news_id', () => news.id);
export const newsLikes = likesTable('news_likes', 'news_id', () => news.id);
export const newsTags = tagsTable('news_tags', 'news_id');
export const newsSaves = savesTable('news_saves', 'news_id', () => news.id);
