import type { Files } from '../../checks/repository.ts';
import { findComments } from './comments.ts';
import { COMMENTS, type SizeRow } from './table.ts';

const CODE = /\.(tsx?|mjs|css|sql)$/;
const TEST = /\.test\.tsx?$|^(e2e|checks)\/|\/test(ing)?\//;

const WITHIN = ['shell/kit', 'worker/contract'];

/** Sections are not counted: each has entries and a configuration below it. */
const SMALL_FILE_LINES = 15;

export function countLines(files: Files): Record<string, SizeRow> {
  const all = { product: 0, test: 0, 'files below 15 lines': 0 };
  const areas: Record<string, SizeRow> = {};
  const comments: Record<string, number> = {};
  for (const path of [...files.keys()].filter((name) => CODE.test(name)).toSorted()) {
    const area = findArea(path);
    const kind = TEST.test(path) ? 'test' : 'product';
    const text = files.get(path) ?? '';
    const lines = text.split('\n').length - 1;
    if (kind === 'product') {
      const count = findComments(path, text).reduce(
        (sum, comment) => sum + comment.lines.length,
        0,
      );
      for (const name of ['all', area ?? '']) comments[name] = (comments[name] ?? 0) + count;
    }
    all[kind] += lines;
    if (lines < SMALL_FILE_LINES && !path.startsWith('mf-')) all['files below 15 lines'] += 1;
    if (area === undefined) continue;
    const row = (areas[area] ??= { product: 0, test: 0 });
    row[kind] = (row[kind] ?? 0) + lines;
  }
  const rows: Record<string, SizeRow> = { ...areas, all };
  for (const [name, row] of Object.entries(rows))
    row[COMMENTS] = computeCommentShare(comments[name], row);
  return rows;
}

function computeCommentShare(comments = 0, { product = 0 }: SizeRow): number {
  return product === 0 ? 0 : Math.round((1000 * comments) / product) / 10;
}

function findArea(path: string): string | undefined {
  const within = WITHIN.find((folder) => path.startsWith(`${folder}/`));
  return within ?? /^([^/]+)\//.exec(path)?.[1];
}
