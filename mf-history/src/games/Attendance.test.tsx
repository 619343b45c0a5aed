import type { Attendances } from '@desert/contract/history/attendance';
import { siteWith, stubSignIn } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { history } from '../declaration.tsx';
import { may7 } from '../test/games.ts';
import { MEMBER } from '../test/screen.ts';

const NONE: Attendances = {
  count: 0,
  open: true,
  lights: [],
  own: null,
  attendees: [],
  next: null,
};
const OWN = { date: '2012-05-07', seat: '', line: '', light: 250_500 };
const PATH = '/history/games/2012-05-07';
const ADDRESS = `/api${PATH}/attendance/`;

const sentRequests: unknown[][] = [];
let response: Response;

beforeEach(() => {
  sentRequests.length = 0;
  response = Response.json({ ...NONE, count: 1, own: OWN });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    sentRequests.push([method, address, body && JSON.parse(body as string)]);
    return response;
  });
});

async function openAttendance(attendances: Attendances, viewer: typeof MEMBER | null = MEMBER) {
  const ok = (body: unknown) => ({ status: 200, body });
  const site = siteWith(history, '/history', {
    [`/api${PATH}/`]: ok(may7),
    [ADDRESS]: ok(attendances),
    '/api/feed/game:2012-05-07/': ok([]),
  });
  await site.visit(PATH, viewer);
  return site;
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)!));

it('one press on a game’s page stores that the member was there, and another press removes that', async () => {
  await openAttendance(NONE);
  expect(screen.getByText('No one has said so yet.')).toBeTruthy();
  await press('I was there');
  expect(sentRequests).toEqual([['POST', ADDRESS, {}]]);
  expect(screen.getByText('You were there.')).toBeTruthy();
  response = Response.json(NONE);
  await press('I wasn’t there');
  expect(sentRequests.at(-1)).toEqual(['DELETE', ADDRESS, null]);
  expect(button('I was there')).toBeTruthy();
});

it('a member can add a seat and a line to an attended game, with errors shown at their fields', async () => {
  await openAttendance({ ...NONE, count: 3, own: OWN });
  expect(screen.getByText('You and 2 fans were there.')).toBeTruthy();
  response = Response.json({ errors: { line: 'Too long' } }, { status: 400 });
  const seat = screen.getByLabelText('Section or seat (optional)');
  fireEvent.change(seat, { target: { value: '101' } });
  await press('Save');
  expect(sentRequests).toEqual([['POST', ADDRESS, { seat: '101', line: '' }]]);
  expect(screen.getByText('Too long')).toBeTruthy();
  expect((seat as HTMLInputElement).value).toBe('101');
});

it('a visitor’s press of “I was there” is sent after the sign-in', async () => {
  const { signIn } = stubSignIn();
  await openAttendance(NONE, null);
  await press('I was there');
  expect(sentRequests).toEqual([]);
  await signIn(MEMBER);
  expect(sentRequests).toEqual([['POST', ADDRESS, {}]]);
});

it('the attendance form posts to the game’s page without scripts', async () => {
  const site = await openAttendance(NONE);
  const html = await site.renderOnServer(PATH, MEMBER);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*><span>I was there/);
});

it('the page of a game without spectators has no “I was there” button', async () => {
  await openAttendance({ ...NONE, open: false });
  expect(button('I was there')).toBeNull();
});
