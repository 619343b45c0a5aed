import type { Post, PostDetail } from '@desert/contract/news';
import {
  lazyComponent,
  type PageProps,
  read,
  route,
  type SectionDefinition,
  storyHead,
  widget,
  type WidgetProps,
} from '@desert/kit';
import { PostsPage } from './list/PostsPage.tsx';
import { OwnPosts } from './OwnPosts.tsx';
import { PostPage } from './post/PostPage.tsx';
import { UnknownPostPage } from './post/UnknownPostPage.tsx';

const posts = route({
  path: '/news',
  reads: { posts: read<Post[]>('/api/news/?cursor=:cursor') },
  loading: 'Loading posts...',
  head: () => ({
    title: 'News',
    description: 'News of the Coyotes, as their fans tell it: read on, like it, and join in.',
    feed: { title: 'News', path: '/news/feed.xml' },
  }),
  Page: ({ addresses }: PageProps<{ posts: Post[] }>) => <PostsPage first={addresses.posts} />,
});

const create = route({
  path: '/news/new',
  reads: {},
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  head: () => ({ title: 'New post', description: 'Start a discussion about some Coyotes news.' }),
  Page: lazyComponent(async () => {
    const { PostForm } = await import('./form/PostForm.tsx');
    return () => <PostForm />;
  }),
});

const post = route({
  path: '/news/:newsId',
  reads: { post: read<PostDetail>('/api/news/:newsId/') },
  loading: 'Loading...',
  shape: 'text',
  head: ({ post }) => storyHead(post, post.users),
  Page: ({ data }: PageProps<{ post: PostDetail }>) => <PostPage post={data.post} />,
  Missing: UnknownPostPage,
});

const update = route({
  path: '/news/:newsId/edit',
  reads: { post: read<PostDetail>('/api/news/:newsId/') },
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  mayOpen: ({ post }, viewer) => post.user_id === viewer?.id,
  head: ({ post }) => ({ title: `Update ${post.title}`, description: 'Edit your post.' }),
  Page: lazyComponent(async () => {
    const { PostForm } = await import('./form/PostForm.tsx');
    return ({ data }: PageProps<{ post: PostDetail }>) => <PostForm post={data.post} />;
  }),
  Missing: UnknownPostPage,
});

const profile = widget({
  reads: { own: read<Post[]>('/api/news/?limit=6&user_id=:viewer&cursor=:news_cursor') },
  label: 'Your News Posts',
  loading: 'Loading...',
  View: ({ addresses }: WidgetProps<{ own: Post[] }>) => <OwnPosts first={addresses.own} />,
});

const home = widget({
  reads: { posts: read<Post[]>('/api/news/?limit=3') },
  label: 'News',
  loading: 'Loading...',
  View: lazyComponent(async () => {
    const { NewestPosts } = await import('./list/NewestPosts.tsx');
    return ({ data }: WidgetProps<{ posts: Post[] }>) => <NewestPosts posts={data.posts} />;
  }),
});

export const news: SectionDefinition = {
  name: 'news',
  routes: [posts, create, post, update],
  widgets: { profile, home },
};
