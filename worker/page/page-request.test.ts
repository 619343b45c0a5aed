import { describe, expect, it } from 'vitest';
import { signedInFan } from '../test/fan.ts';
import { newStory, STORY_SECTIONS } from '../test/stories.ts';
import { answers, fragment, type Handler, manifest, stateIn, visit } from '../test/visit.ts';

/** A section whose pages read this. */
const reading = (story: string): Handler => {
  const routes = [{ path: '/history/:year', reads: { story }, loading: '' }];
  const published = { ...manifest, routes };
  return answers(() => fragment(''), published);
};

describe('a page has its data, whatever the visitor’s browser asks of the document by', () => {
  it.each([
    { 'If-None-Match': '*' },
    { 'If-None-Match': 'W/"1", "2"' },
    { 'If-Match': '"1"' },
    { 'If-Modified-Since': 'Sat, 21 Nov 2026 00:00:00 GMT' },
    { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { Range: 'bytes=0-9' },
    { 'If-Range': '"1"', Range: 'bytes=0-9' },
    { 'Accept-Encoding': 'identity;q=0' },
    { Accept: 'image/png' },
    { 'Content-Length': '999999999' },
    { 'Content-Type': 'multipart/form-data' },
    { Expect: '100-continue' },
    { Origin: 'https://evil.test' },
  ])('%j', async (headers) => {
    const section = answers(() => fragment('<h1>A season</h1>'));
    const response = await visit('/history/2011-12', section, { headers });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<h1>A season</h1>');
    expect(stateIn(html).answers['/api/history/teams/2011-12/']).toMatchObject({
      status: 200,
      body: { year: '2011-12' },
    });
  });
});

it('reads as who is signed in', async () => {
  const fan = await signedInFan();
  const { id } = await newStory(STORY_SECTIONS[0]!, fan);
  await fan.post(`/news/${id}/like/`);
  const address = `/api/news/${id}/`;
  const headers = { Cookie: fan.cookies };
  const response = await visit('/history/x', reading(address), { headers });
  const { body } = stateIn(await response.text()).answers[address]!;
  expect(body).toMatchObject({ likes: 1, user_likes: [{ user_id: fan.id }] });
});
