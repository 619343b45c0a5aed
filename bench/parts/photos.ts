/** Times the preparation of a 12-megapixel photo for upload, and compares a list of photos with one without. */
import { PAGE_SIZE } from '@desert/contract/records/paging';
import { visit } from '../browser/visit.ts';
import { fillRecords } from '../database/records.ts';
import { COUNTING } from '../database/rows-read.ts';
import { signUpFan } from '../fan.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { inTurns, type Measures, median, mediansOf } from '../measures.ts';
import type { Bench } from '../options.ts';
import { cameraPhoto, shareMemories } from '../photos/fan-photos.ts';
import { longestTaskWhileTyping, timeToReady } from '../photos/form.ts';
import { atMost, type Finding, format, type Judgement } from '../report.ts';
import { read, startSite } from '../site/site.ts';

export async function* measurePhotos({ browser, runs }: Bench): AsyncGenerator<Finding> {
  await using site = await startSite(COUNTING, fillRecords);
  await using proxy = await startHttp2Proxy(site.origin);
  const { origin } = proxy;
  const cookie = await signUpFan(site.origin);
  await shareMemories(browser, site.origin, cookie, PAGE_SIZE);
  const form = { browser, origin, cookie, photo: await cameraPhoto(browser) };
  const nextPage = await queryOfNextPage(site.origin);
  const taps = 'header button';
  const turns = await inTurns(runs, {
    without: () => visit(browser, `${origin}/memories${nextPage}`, { taps }),
    withPhotos: () => visit(browser, `${origin}/memories`, { taps }),
    readyMs: () => timeToReady(form),
    longestTaskMs: () => longestTaskWhileTyping(form),
  });
  const [withPhotos, without] = [mediansOf(turns.withPhotos), mediansOf(turns.without)];
  yield {
    title: 'Photos',
    columns: ['with photos', 'without'],
    rows: [
      ['first paint', format(withPhotos.firstPaintMs, 'ms'), format(without.firstPaintMs, 'ms')],
      ['first photo painted', format(withPhotos.contentMs, 'ms')],
    ],
    targets: judgePhotos(withPhotos, without, median(turns.readyMs), median(turns.longestTaskMs)),
  };
}

function judgePhotos(
  { firstPaintMs, pictureBytes }: Pick<Measures, 'firstPaintMs' | 'pictureBytes'>,
  without: Pick<Measures, 'firstPaintMs'>,
  readyMs: number,
  longestTaskMs: number,
): Judgement[] {
  return [
    atMost('painted, of the list without', 'times', firstPaintMs / without.firstPaintMs, 1.1),
    atMost('pictures before a scroll', 'KB', pictureBytes, 60_000),
    atMost('12 megapixels, until they are sent', 'ms', readyMs, 3000),
    atMost('longest task with twelve of these', 'ms', longestTaskMs, 100),
  ];
}

/** The query of the second page of memories, whose pictures are drawings. @throws without a second page */
async function queryOfNextPage(origin: string): Promise<string> {
  const { headers } = await read(`${origin}/api/memories/`);
  const [query] = /\?[^>]*/.exec(headers.get('link') ?? '') ?? [];
  if (query === undefined) throw new Error('There is no second page of memories.');
  return query;
}
