/** A fan who is signed in and wrote something in each section: whose profile is measured. */

const RECORDS = 6;

/**
 * Signs a fan up and has them write.
 * @param origin of the site
 * @returns the cookie they are signed in with, as a request sends it
 * @throws where the site refuses
 */
export async function signUpFan(origin: string): Promise<string> {
  const signedUp = await send(origin, '/api/auth/signup', '', {
    email: 'bench@example.com',
    username: 'bench',
    password: 'correct horse battery',
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let at = 0; at < RECORDS; at += 1) {
    await send(origin, '/api/merch/new/', cookie, {
      name: `Scarf ${at}`,
      description: 'Warm',
      price: '7.50',
    });
    for (const section of ['news', 'memories']) {
      await send(origin, `/api/${section}/new/`, cookie, { title: `Story ${at}`, details: 'Text' });
    }
  }
  return cookie;
}

async function send(origin: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(origin + path, init);
  if (response.status !== 201) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
