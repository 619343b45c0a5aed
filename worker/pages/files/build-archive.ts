/** The archive of every deployed build's browser files: docs/decisions/0014-archived-builds.md */

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Maximum bytes (UTF-8) of a key: https://developers.cloudflare.com/r2/platform/limits/ */
const MAX_KEY = 1024;

/**
 * A file from the archive; undefined if it is missing or of an unknown type. @param path
 * '/mf/news/83861c95c5/remoteEntry.js'
 */
export async function findArchivedFile(
  builds: R2Bucket,
  path: string,
): Promise<Response | undefined> {
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const key = path.slice(1);
  if (type === undefined || Buffer.byteLength(key) > MAX_KEY) return undefined;
  const file = await builds.get(key);
  if (!file) return undefined;
  return new Response(file.body, { headers: { 'content-type': type, etag: file.httpEtag } });
}
