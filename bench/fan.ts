/** A fan who is signed in and wrote something in each section: whose profile is measured. */

const RECORDS = 6;

/**
 * Signs a fan up and has them write.
 * @param origin of the site
 * @param address where they come from, as the limits of sign-ups count it
 * @returns the cookie they are signed in with, as a request sends it
 * @throws where the site refuses
 */
export async function signUpFan(
  origin: string,
  username = 'bench',
  address?: string,
): Promise<string> {
  const account = {
    email: `${username}@example.com`,
    username,
    password: 'correct horse battery',
  };
  const { headers } = await post(`${origin}/api/auth/signup`, '', account, address);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  const cookie = cookies.join('; ');
  for (let at = 0; at < RECORDS; at += 1) {
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
  const { origin } = new URL(url);
  const from = address && { 'cf-connecting-ip': address };
  const headers = { 'content-type': 'application/json', origin, cookie, ...from };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
