import { HELD } from '@desert/contract/held';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModalHost } from '../modal/ModalHost.tsx';
import { closeModal, openModal } from '../modal/store.ts';
import { answersWith, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { $toast, hideToast } from '../toast/store.ts';
import { openCommentModal } from './openCommentModal.tsx';

const mine = comment(2, 'Mine', me);

/** Opens the form, of a new comment or of one that is there. */
function open(edited?: typeof mine) {
  const thread = { answers: answersWith(post([mine])), kind: POSTS, id: 3 };
  return act(() => openCommentModal({ thread, user_id: me.id, comment: edited }));
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Leave Your Thoughts');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  sessionStorage.clear();
  hideToast();
  render(<ModalHost />);
});
afterEach(() => {
  act(closeModal);
  vi.unstubAllGlobals();
});

it('says what is missing until it is there, and sends nothing', async () => {
  const requests = stubNetwork(() => undefined);
  await open();
  type('  \u200B ');
  await press('Post Comment');
  expect(screen.getByText('Your review needs some text')).toBeTruthy();
  expect(requests).toEqual([]);
  type('Hi');
  expect(screen.queryByText('Your review needs some text')).toBeNull();
});

it('begins with the comment that is edited, and sends what was made of it, trimmed', async () => {
  const requests = stubNetwork(() => ({ status: 200, body: { ...post([]), ...mine } }));
  await open(mine);
  expect(field().value).toBe('Mine');
  type('\n Mine too ');
  await press('Update Comment');
  expect(requests[0]).toEqual(['PUT', '/api/news/2/comment/edit/', { content: 'Mine too' }]);
  expect($toast.get()?.text).toBe('Your comment is updated.');
});

it('says that a moderator looks first at one that is held', async () => {
  stubNetwork(() => ({ status: 200, body: { ...post([]), ...mine, held: true } }));
  await open(mine);
  type('www.example.com');
  await press('Update Comment');
  expect($toast.get()?.text).toBe(HELD);
});

it('keeps what was typed over a failed send and an accidental close', async () => {
  stubNetwork(() => undefined);
  await open();
  type('A long story');
  await press('Post Comment');
  expect(screen.getByText('Something went wrong. Please try again')).toBeTruthy();
  expect(field().value).toBe('A long story');
  act(closeModal);
  await open();
  expect(field().value).toBe('A long story');
  expect(screen.getByText('This is what you typed before.')).toBeTruthy();
});

it('puts what was changed since an answer was lost in the place of what was stored then', async () => {
  const requests = stubNetwork(() => undefined);
  await open();
  type('A story');
  await press('Post Comment');
  const more = stubNetwork(() => ({ status: 201, body: { ...post([]), id: 9 } }));
  type('A long story');
  await press('Post Comment');
  const content = 'A long story';
  const comment = { content, user_id: me.id, news_id: 3 };
  expect(requests).toHaveLength(1);
  expect(more.slice(0, 2)).toEqual([
    ['POST', '/api/news/comment/new/', comment],
    ['PUT', '/api/news/9/comment/edit/', comment],
  ]);
  expect($toast.get()?.text).toBe('Your comment is posted.');
});

it('keeps apart what was typed into different comments', async () => {
  await open();
  type('new');
  act(closeModal);
  await open(mine);
  expect(field().value).toBe('Mine');
});

it('begins anew after a comment was sent', async () => {
  stubNetwork(() => ({ status: 200, body: post([]) }));
  await open();
  type('Sent');
  await press('Post Comment');
  await open();
  expect(field().value).toBe('');
});

it('leaves another modal open which was opened while the comment was on its way', async () => {
  stubNetwork(() => ({ status: 201, body: post([]) }));
  await open();
  type('Sent');
  const sent = press('Post Comment');
  act(() => openModal({ label: 'Log In', content: 'Hello' }));
  await sent;
  await vi.waitFor(() => expect($toast.get()?.text).toBe('Your comment is posted.'));
  expect(screen.getByRole('dialog', { name: 'Log In' })).toBeTruthy();
});

it('begins with the focus in the field', async () => {
  await open();
  expect(document.activeElement).toBe(field());
});
