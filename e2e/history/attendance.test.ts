/** "I was there": from Home to the member's own games. The test reads the day that Home shows from the API. */
import type { Attendances } from '@desert/contract/history/attendance';
import type { SeasonLog } from '@desert/contract/history/games';
import type { SeasonOfTheDay } from '@desert/contract/history/history';
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { siteUrl } from '../site/url.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const read = async <T>(path: string) => (await (await fetch(siteUrl() + path)).json()) as T;

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
])(
  'on %s a fan marks a game as attended, and finds a memory of such a game',
  async (_, viewport) => {
    const { page, username } = await openSignedIn(visits, '/', { viewport });
    const { day } = await read<SeasonOfTheDay>('/api/history/today/');
    // Some days have no game: the test then uses a fixed one.
    const date = day.games[0]?.date ?? '2012-05-07';
    if (day.games[0]) {
      await page
        .getByRole('link', { name: new RegExp(`${day.games[0].opponent}$`) })
        .first()
        .click();
      await page.waitForURL(`**/history/games/${date}`);
    } else await goTo(page, `/history/games/${date}`);
    await page.getByRole('button', { name: 'I was there' }).click();
    await page.getByRole('button', { name: 'I wasn’t there' }).waitFor();
    await page.getByLabel('Section or seat (optional)').fill('Section 101');
    await page.getByLabel(/^What you remember/).fill('The roof came off.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: username })
      .getByText('Section 101')
      .waitFor();
    expect(await violations(page)).toEqual([]);

    const { season } = await read<{ season: string }>(`/api/history/games/${date}/`);
    await goTo(page, `/history/${season}/games`);
    await page.getByRole('link', { name: 'Mark the games you were at' }).click();
    await page.waitForURL(`**/user/games?season=${season}#add`);
    const log = await read<SeasonLog>(`/api/history/teams/${season}/games/`);
    const played = [...log.games, ...log.series.flatMap((series) => series.games)];
    const others = played.filter((game) => game.home && game.date !== date).slice(0, 5);
    for (const game of others) {
      await page.locator(`button[value="${game.date}"][name=add]`).click();
      await page.locator(`button[value="${game.date}"][aria-pressed=true]`).waitFor();
    }
    const results = played.filter((game) => game.date === date || others.includes(game));
    const count = (...wanted: string[]) =>
      results.filter(({ result }) => wanted.includes(result)).length;
    const record = [count('W'), count('L'), count('T', 'OTL')].join('-');
    await page.getByText(`6 nights · ${record}`).waitFor();
    expect(await violations(page)).toEqual([]);

    await goTo(page, `/memories/new?tag=game:${date}`);
    await page.getByLabel('Title').fill(`That night ${username}`);
    await page.getByLabel('Details').fill('The building shook.');
    await page.getByLabel('Image URL 1').fill('/images/demo/beanie.svg');
    await page.getByRole('button', { name: 'Post Memory' }).click();
    await page.waitForURL(/\/memories\/\d+$/);
    await page.getByRole('link', { name: 'You tagged this game: were you there?' }).click();
    await page.waitForURL(`**/history/games/${date}#attendance`);
    await page.getByText(`That night ${username}`).waitFor();
    const { count: fans } = await read<Attendances>(`/api/history/games/${date}/attendance/`);
    expect(fans).toBeGreaterThan(0);
  },
);
