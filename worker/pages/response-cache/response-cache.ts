/** A shared cache for signed-out visitors (stale-while-revalidate): docs/decisions/0032-response-cache.md */
import { awaitInTime } from '../../platform/isolate/in-time.ts';
import { createMemory, shareInIsolate } from '../../platform/isolate/memory.ts';
import { watchLog } from '../../platform/log/log.ts';
import { recallShared, rememberShared } from './data-center.ts';
import { isUnchanged, isFresh, isUsable } from './policy.ts';
import { toResponse, isStorable, toSharedHeaders, type StoredResponse, setETag } from './stored.ts';

export interface CacheQuery {
  /** The cache key, starting with the site's origin. It changes if rendering finds a new build of a section. */
  key(): string;
  /** Renders the response without a session. @param waited whether to stream it to a visitor */
  make(waited: boolean): Promise<Response>;
  maxAge: number;
  context: Pick<ExecutionContext, 'waitUntil'>;
}

/** A rendering in progress, shared by concurrent requests (request coalescing). */
interface Flight {
  at: number;
  stored: Promise<StoredResponse | undefined>;
}

/** How long a request waits for a shared rendering, in ms. */
const WAIT_MS = 5000;

const flights = new Map<string, Flight>();

/** Maximum bytes of stored responses in an isolate. */
const MAX_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 2048;

const memory = shareInIsolate(
  createMemory<StoredResponse>(MAX_BYTES, ({ body }) => body.length + OVERHEAD_BYTES),
);

function rememberResponse(key: string, made: StoredResponse): void {
  const before = memory.get(key);
  if (!before || before.at <= made.at) memory.set(key, made);
}

/** Responds from memory, or with a rendering shared by concurrent requests. @param patience retries if that fails */
export async function respondFromCache(
  request: Request,
  wanted: CacheQuery,
  patience = 2,
): Promise<Response> {
  const { maxAge, context } = wanted;
  const key = wanted.key();
  const cached = memory.get(key);
  if (cached && isUsable(cached, maxAge)) {
    if (!isFresh(cached) && !flights.has(key))
      context.waitUntil(startSharedRendering(wanted, isFresh).stored);
    return toResponse(cached, request);
  }
  const flight = flights.get(key);
  if (flight && isUsable(flight, maxAge)) {
    if (patience === 0) return wanted.make(true);
    const stored = await awaitInTime(flight.stored, WAIT_MS);
    return stored ? toResponse(stored, request) : respondFromCache(request, wanted, patience - 1);
  }
  const streams = request.method === 'GET' && !request.headers.has('if-none-match');
  const { stored, response } = startSharedRendering(
    wanted,
    (response) => isUsable(response, maxAge),
    streams,
  );
  context.waitUntil(stored);
  const made = await (streams ? Promise.race([response, stored]) : stored);
  if (made instanceof Response) return made;
  return made ? toResponse(made, request) : response;
}

/** The stored response if it is current, or a shared rendering; undefined if it fails, is late or not shareable. */
export async function findSharedResponse(wanted: CacheQuery): Promise<StoredResponse | undefined> {
  const { context } = wanted;
  const key = wanted.key();
  const cached = memory.get(key);
  // Parts of a stored page must be fresh.
  if (cached && isUnchanged(cached)) return cached;
  const flight = flights.get(key);
  if (flight && isUnchanged(flight)) return awaitInTime(flight.stored, WAIT_MS);
  const { stored } = startSharedRendering(wanted, isUnchanged);
  context.waitUntil(stored);
  return stored;
}

/**
 * Starts a shared rendering. @param accepts whether a response from the data center's cache is recent enough
 * @param streams whether to resolve `response` before the body is complete
 */
function startSharedRendering(
  wanted: CacheQuery,
  accepts: (stored: StoredResponse) => boolean,
  streams = false,
) {
  const { maxAge, context } = wanted;
  const response = Promise.withResolvers<Response>();
  // Prevents an unhandled rejection if nothing awaits it.
  response.promise.catch(() => {});

  async function bring(): Promise<StoredResponse | undefined> {
    const shared = await recallShared(begun);
    if (shared && accepts(shared)) {
      rememberResponse(begun, shared);
      return shared;
    }
    const at = Date.now();
    try {
      const { result, hasLogged } = watchLog(() => wanted.make(streams));
      const made = await result;
      if (made.headers.has('set-cookie')) {
        response.resolve(made);
        return undefined;
      }
      const headers = hasLogged() ? new Headers(made.headers) : toSharedHeaders(made);
      const { status } = made;
      const [visitors, copy] = streams && made.body ? made.body.tee() : [null, made.body];
      if (streams) response.resolve(new Response(visitors, { status, headers }));
      const body = new Uint8Array(await new Response(copy).arrayBuffer());
      const whole = isStorable(made) && !hasLogged();
      const stored = { at, whole, status, headers: new Headers(headers), body };
      if (whole) setETag(stored);
      rememberResponse(wanted.key(), stored);
      if (whole) context.waitUntil(rememberShared(wanted.key(), stored, maxAge));
      return stored;
    } catch (error) {
      response.reject(error);
      return undefined;
    }
  }

  const begun = wanted.key();
  const stored = bring();
  const shared = stored.then((response) => {
    if (flights.get(begun) === flight) flights.delete(begun);
    return wanted.key() === begun ? response : undefined;
  });
  const flight: Flight = { at: Date.now(), stored: shared };
  flights.set(begun, flight);
  return { stored, response: response.promise };
}
