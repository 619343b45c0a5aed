import type { Post, PostDetail } from '@desert/contract/records/news';
import { Byline, toPicture, recordSection, StoryCounts, buildStoryHead } from '@desert/kit';
import { PostsPage } from './list/PostsPage.tsx';
import { PostPage } from './post/PostPage.tsx';
import { POSTS } from './posts.ts';

export const news = recordSection<Post, PostDetail>({
  name: 'news',
  label: 'News',
  kind: POSTS,
  list: {
    head: {
      title: 'News',
      description:
        'Coyotes news from the fans. Read what’s new, like it, and join the conversation.',
      feed: { title: 'News', path: '/news/feed.xml' },
    },
    loading: 'Loading posts...',
    Page: PostsPage,
  },
  detail: {
    head: (post) => buildStoryHead(post, post.users, toPicture(post.images)),
    shape: 'text',
    Page: PostPage,
    notFound: {
      heading: 'This post isn’t available',
      text: 'It may have been deleted, or the link may be wrong. There’s plenty more to talk about.',
      back: 'Back to News',
    },
  },
  form: {
    head: { title: 'New post', description: 'Start a discussion about some Coyotes news.' },
    update: 'Edit your post.',
    fetchCode: async () => (await import('./form/PostForm.tsx')).PostForm,
  },
  profile: {
    heading: 'Your News Posts',
    empty: 'You haven’t posted anything yet.',
    invite: 'Write your first post',
    show: ({ id, title, details }) => ({ id, title, text: details }),
  },
  member: { heading: 'Posts', empty: 'No posts yet.' },
  found: (post) => ({
    href: `/news/${post.id}`,
    title: post.title,
    text: post.details,
    ...(post.images[0] && { picture: { image: post.images[0] } }),
    line: (
      <>
        <Byline author={post.users.username} iso={post.created_at} />
        <StoryCounts story={post} />
      </>
    ),
  }),
  sources: {
    list: 'src/list/PostsPage.tsx',
    detail: 'src/post/PostPage.tsx',
    form: 'src/form/PostForm.tsx',
    newest: 'src/list/NewestPosts.tsx',
    entry: '@desert/kit/records/StoryCounts.tsx',
  },
  fetchNewest: async () => (await import('./list/NewestPosts.tsx')).NewestPosts,
});
