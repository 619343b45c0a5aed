/** A fan who is signed in and wrote something in each section: whose profile is measured. */

const RECORDS = 6;

interface FanOptions {
  /** How many they write in each section. */
  records?: number;
  /** Where they come from, as the limits of sign-ups count it. */
  address?: string;
}

/**
 * Signs a fan up and has them write.
 * @param origin of the site
 * @returns the cookie they are signed in with, as a request sends it
 * @throws where the site refuses
 */
export async function signUpFan(
  origin: string,
  username = 'bench',
  { records = RECORDS, address }: FanOptions = {},
): Promise<string> {
  const account = {
    email: `${username}@example.com`,
    username,
    password: 'correct horse battery',
  };
  const { headers } = await post(`${origin}/api/auth/signup`, '', account, address);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  const cookie = cookies.join('; ');
  for (let at = 0; at < records; at += 1) {
    const item = { name: `Scarf ${at}`, description: 'Warm', price: '7.50' };
    const story = { title: `Story ${at}`, details: 'Text' };
    await post(`${origin}/api/merch/new/`, cookie, item);
    await post(`${origin}/api/news/new/`, cookie, story);
    await post(`${origin}/api/memories/new/`, cookie, story);
  }
  return cookie;
}

async function post(
  url: string,
  cookie: string,
  body: object,
  address?: string,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    origin: new URL(url).origin,
    cookie,
    ...(address && { 'cf-connecting-ip': address }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
