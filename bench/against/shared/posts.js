/** Selects the newest 20 posts with the columns that our list shows, from the site's own database. */
const POSTS = `
  SELECT news.id, news.title, news.details, news.likes, news.comment_count AS comments,
    news.created_at AS at, news.tags, users.username AS author
  FROM visible_news AS news JOIN users ON users.id = news.user_id
  ORDER BY news.created_at DESC, news.id DESC LIMIT 20`;

export async function newestPosts(database) {
  const { results } = await database.prepare(POSTS).all();
  return results.map(({ id, title, details, likes, comments, author, at, tags }) => {
    const date = new Date(at);
    const day = date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      id,
      title,
      details,
      likes,
      comments,
      author,
      at: date.toISOString(),
      day,
      tags: JSON.parse(tags),
    };
  });
}
