import { MAX_IMAGE_ADDRESS } from '@desert/contract/photos/images';
import { MAX_TITLE } from '@desert/contract/records/stories';
import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import { toPicture, buildStoryHead } from './storyHead.ts';

const story = {
  id: 7,
  title: 'Who kept a puck?',
  details: 'Mine is on the shelf.\n\nAnd yours?',
  user_id: 1,
  created_at: '2026-11-21T06:00:00.000Z',
  likes: 3,
  user_likes: [],
  comment_count: 2,
  fans: 2,
  replied_at: '2026-11-22T06:00:00.000Z',
  tags: [],
};
const author = { id: 1, username: 'saguaro' };

it('the head of a post’s page has the post’s title, author, time, likes and comments', () => {
  const { title, description, about } = buildStoryHead(story, author);
  expect([title, description]).toEqual(['Who kept a puck?', 'Mine is on the shelf. And yours?']);
  expect(about).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Who kept a puck?',
    text: 'Mine is on the shelf. And yours?',
    author: { '@type': 'Person', name: 'saguaro' },
    datePublished: '2026-11-21T06:00:00.000Z',
    commentCount: 2,
    interactionStatistic: { userInteractionCount: 3 },
  });
});

it('the head of a post’s page has the post’s tags and the given picture', () => {
  const tags = ['Shane Doan', '2011-12'].map(tagOf);
  const photo = { url: 'https://pictures.example/1.jpg', alt: '' };
  const { about, picture } = buildStoryHead({ ...story, tags }, author, photo);
  expect(about?.about).toMatchObject([
    { '@type': 'Person', name: 'Shane Doan', url: '/history/players/shane-doan' },
    { '@type': 'SportsTeam', name: 'Phoenix Coyotes 2011-12', url: '/history/2011-12' },
  ]);
  expect(picture).toBe(photo);
});

it('the head of a post’s page stays small, however long the post is', () => {
  const url = `https://pictures.example/${'é'.repeat(MAX_IMAGE_ADDRESS - 30)}`;
  const picture = toPicture([{ id: 1, url, alt: '🌵'.repeat(300) }]);
  const long = { ...story, title: '🌵'.repeat(MAX_TITLE), details: '🌵'.repeat(1000) };
  const { length } = new TextEncoder().encode(
    JSON.stringify(buildStoryHead(long, author, picture)),
  );
  // The edge accepts at most 65,536 bytes.
  expect(length).toBeLessThan(12_000);
});
