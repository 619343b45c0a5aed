import { PENDING } from '@desert/contract/records/records';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeModal } from '../app/modal.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { type as typeInto, press } from '../testing/actions.tsx';
import { cacheWith, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { openCommentModal } from './CommentActions.tsx';

const mine = comment(2, 'Mine', me);

/** Opens the form for a new comment, or for an existing one. */
function openForm(edited?: typeof mine) {
  const thread = { cache: cacheWith(post([mine])), kind: POSTS, id: 3 };
  return act(() => openCommentModal({ thread, user_id: me.id, comment: edited }));
}

const LABEL = 'Leave Your Thoughts';
const field = () => screen.getByLabelText<HTMLTextAreaElement>(LABEL);
const type = (value: string) => typeInto(LABEL, value);

beforeEach(() => void render(<ModalHost />));

it('the comment form focuses its field, and reports an empty comment until it has text', async () => {
  const requests = stubNetwork(() => undefined);
  await openForm();
  expect(document.activeElement).toBe(field());
  type('  \u200B ');
  await press('Post Comment');
  expect(screen.getByText('Your review needs some text')).toBeTruthy();
  expect(requests).toEqual([]);
  type('Hi');
  expect(screen.queryByText('Your review needs some text')).toBeNull();
});

it.each([
  [{}, 'Comment updated.'],
  [{ pending: true }, PENDING],
])(
  'the comment form sends the trimmed comment, and confirms it after a response with %j',
  async (more, toast) => {
    const requests = stubNetwork(() => ({ status: 200, body: { ...post([]), ...mine, ...more } }));
    await openForm(mine);
    expect(field().value).toBe('Mine');
    type('\n Mine too ');
    await press('Update Comment');
    expect(requests[0]).toEqual(['PUT', '/api/news/2/comment/edit/', { content: 'Mine too' }]);
    expect($toast.get()?.text).toBe(toast);
  },
);

it('the comment form sends the links to added photos, and which photos are removed', async () => {
  const image = { id: 5, url: '/images/label.svg', alt: 'A label' };
  const requests = stubNetwork(() => ({ status: 200, body: { ...post([]), ...mine } }));
  await openForm();
  type('Look');
  await press('Add a Link to a Photo');
  typeInto('Image URL 1', image.url);
  await press('Post Comment');
  const [, , posted] = requests[0]!;
  expect(posted).toMatchObject({ content: 'Look', images: [{ url: image.url, alt: '' }] });
  await openForm({ ...mine, images: [image] });
  screen.getByRole('checkbox', { name: /image 1/ }).click();
  await press('Update Comment');
  const [, , edited] = requests.find(([method]) => method === 'PUT')!;
  expect(edited).toMatchObject({ images: [{ id: 5, removed: true }] });
});

it('the comment form keeps the draft of each comment over a failure and an accidental close', async () => {
  stubNetwork(() => undefined);
  await openForm();
  type('A long story');
  await press('Post Comment');
  expect(screen.getByText('Something went wrong. Please try again')).toBeTruthy();
  expect(field().value).toBe('A long story');
  act(closeModal);
  await openForm(mine);
  expect(field().value).toBe('Mine');
  act(closeModal);
  await openForm();
  expect(field().value).toBe('A long story');
  expect(screen.getByText('We restored your draft.')).toBeTruthy();
});
