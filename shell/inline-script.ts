import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InlineScript } from '@desert/contract/pages/shell';
import { minify, transformWithOxc } from 'vite';

/** Maximum size of an inline script in bytes, because it blocks rendering. */
const MAX_BYTES = 600;

/** Compiles a script for the head. @throws for syntax errors, imports, exports, `</`, `<!`, or more than `MAX_BYTES` */
export async function compileInlineScript(file: string): Promise<InlineScript> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  const minified = await minify(file, `(()=>{${code}})()`, { mangle: { toplevel: true } });
  const [error] = minified.errors;
  if (error) throw new Error(`${file} does not compile: ${error.message}`);
  const text = minified.code.trim();
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    throw new Error(`${file} has ${bytes} bytes, at most ${MAX_BYTES} may be.`);
  if (/<[/!]/.test(text)) throw new Error(`${file} has what looks like HTML.`);
  return addScriptHash({ text });
}

export function createInlineJson(type: string, json: object): InlineScript {
  return addScriptHash({ type, text: JSON.stringify(json) });
}

function addScriptHash(script: Omit<InlineScript, 'hash'>): InlineScript {
  const digest = createHash('sha256').update(script.text).digest('base64');
  return { ...script, hash: `'sha256-${digest}'` };
}
