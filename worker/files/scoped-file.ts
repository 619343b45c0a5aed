import { scopedSheet } from '@desert/contract/section-sheet';
import type { Env } from '../env.ts';
import { log } from '../log/log.ts';
import { textOfSheet } from '../page/sheets.ts';
import { timeBudget } from '../sections/time-budget.ts';
import { noFile } from './file-response.ts';

/**
 * A file of a section as it goes to browsers: a style sheet in the section's scope, whatever build it is of;
 * 503, and a line in the log, where that cannot be. Any other file is as it was.
 * @param path its address on this site: '/mf/news/83861c95c5/assets/style.css'
 */
export async function scopedFile(env: Env, path: string, file: Response): Promise<Response> {
  const type = file.headers.get('content-type') ?? '';
  // Browsers take it for a sheet by its type alone.
  if (!file.ok || !(path.endsWith('.css') || /text\/css/i.test(type))) return file;
  const [, , section = ''] = path.split('/');
  try {
    const whole = await timeBudget(env.FRAGMENT_TIMEOUT_MS)(() => textOfSheet(file));
    const text = file.body && scopedSheet(section, whole);
    // Its length and its tag were those of another text.
    const control = file.headers.get('cache-control') ?? 'no-store';
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': control };
    return new Response(text, { headers });
  } catch (error) {
    log('section.sheet', { section, path, fault: String(error) });
    return noFile('This style sheet isn’t available right now', 503);
  }
}
