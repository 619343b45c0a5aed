/** Finds comments that begin a line. Others are skipped, because strings may contain the same signs. */

const BLOCK = /^\{?\/\*/;
const LINE = { sql: /^--/, other: /^\/\// };

export interface CodeComment {
  line: number;
  lines: string[];
}

/** Consecutive single-line comments count as one. @param path its extension tells SQL from other code */
export function findComments(path: string, text: string): CodeComment[] {
  const comments: CodeComment[] = [];
  const single = path.endsWith('.sql') ? LINE.sql : LINE.other;
  let open: 'block' | 'single' | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const code = line.trimStart();
    const continues = open === 'block' || (open === 'single' && single.test(code));
    const begins = !continues && (BLOCK.test(code) || single.test(code));
    if (begins) comments.push({ line: at + 1, lines: [] });
    if (continues || begins) comments.at(-1)?.lines.push(line);
    if (single.test(code) && open !== 'block') open = 'single';
    else open = (open === 'block' || begins) && !code.includes('*/') ? 'block' : undefined;
  }
  return comments;
}
