import { beforeAll, expect, it } from 'vitest';
import { signedInFan } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { newStory, STORY_SECTIONS } from '../test/stories.ts';
import { manifest, readPage, rendering } from '../test/visit.ts';

beforeAll(seedHistory);

it.each([
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'Sat, 21 Nov 2026 00:00:00 GMT' },
  { Range: 'bytes=0-9' },
  { 'Accept-Encoding': 'identity;q=0' },
  { 'Content-Length': '999999999' },
  { Origin: 'https://evil.test' },
])(
  'a page is rendered in full with its data, whatever headers the request has: %j',
  async (headers) => {
    const section = rendering('<h1>A season</h1>');
    const { status, html, state } = await readPage('/history/2011-12', section, { headers });
    expect(status).toBe(200);
    expect(html).toContain('<h1>A season</h1>');
    expect(state.responses['/api/history/teams/2011-12/']).toMatchObject({
      status: 200,
      body: { year: '2011-12' },
    });
  },
);

it('a page reads the API with the viewer’s session', async () => {
  const fan = await signedInFan();
  const { id } = await newStory(STORY_SECTIONS[0]!, fan);
  await fan.post(`/news/${id}/like/`);
  const address = `/api/news/${id}/`;
  const routes = [{ path: '/history/:year', reads: { story: address }, loading: '' }];
  const section = rendering('', {}, { ...manifest, routes });
  const { state } = await readPage('/history/x', section, { headers: { Cookie: fan.cookies } });
  const { body } = state.responses[address]!;
  expect(body).toMatchObject({ likes: 1, user_likes: [{ user_id: fan.id }] });
});
