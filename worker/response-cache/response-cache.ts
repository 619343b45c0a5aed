/** Answers visitors without a session with what was made for another of them. docs/decisions/0032-response-cache.md */
import { inTime } from '../isolate/in-time.ts';
import { createMemory } from '../isolate/memory.ts';
import { watchLog } from '../log/log.ts';
import { recallShared, rememberShared } from './data-center.ts';
import { isCurrent, isFresh, isUsable } from './policy.ts';
import { answerOf, isStorable, sharedHeaders, type Stored, withETag } from './stored.ts';

/** An answer to have. */
export interface Wanted {
  /** What it depends on, the site's origin first; it can be another one once the answer is made. */
  key(): string;
  /** Makes it, for nobody in particular. @param waited whether somebody waits for the first of it */
  make(waited: boolean): Promise<Response>;
  /** How old it may be, in ms. */
  maxAge: number;
  context: Pick<ExecutionContext, 'waitUntil'>;
}

/** An answer that is being made, for all who want it meanwhile. */
interface Flight {
  at: number;
  /** None where it failed, or is not what the key says. */
  stored: Promise<Stored | undefined>;
}

/** How long a visitor waits for what is made for another, in ms; then it is made for them. */
const WAIT_MS = 5000;

const flights = new Map<string, Flight>();

/** Bytes of all stored responses, and of a response besides its body, about. */
const BYTES_MAX = 16 * 1024 * 1024;
const OVERHEAD = 2048;

const memory = createMemory<Stored>(BYTES_MAX, ({ body }) => body.length + OVERHEAD);

/** Drops all stored responses, as a new isolate would. */
export const clearResponses = memory.clear;

/** Stores a response unless a newer one is there. */
function remember(key: string, made: Stored): void {
  const before = memory.get(key);
  if (!before || before.at <= made.at) memory.set(key, made);
}

/**
 * Answers a request with what is stored, else with what is made, once for all who want it meanwhile.
 * @param patience how often to wait for what is made for others, which may fail
 */
export async function respond(request: Request, wanted: Wanted, patience = 2): Promise<Response> {
  const { maxAge, context } = wanted;
  const key = wanted.key();
  const known = memory.get(key);
  if (known && isUsable(known, maxAge)) {
    if (!isFresh(known) && !flights.has(key)) context.waitUntil(start(wanted, isFresh).stored);
    return answerOf(known, request);
  }
  const flight = flights.get(key);
  if (flight && isUsable(flight, maxAge)) {
    if (patience === 0) return wanted.make(true);
    const stored = await inTime(flight.stored, WAIT_MS);
    return stored ? answerOf(stored, request) : respond(request, wanted, patience - 1);
  }
  // Who has it already may need no more than 304, which is known at the end only.
  const streams = request.method === 'GET' && !request.headers.has('if-none-match');
  const { stored, response } = start(wanted, (one) => isUsable(one, maxAge), streams);
  context.waitUntil(stored);
  const made = await (streams ? Promise.race([response, stored]) : stored);
  if (made instanceof Response) return made;
  return made ? answerOf(made, request) : response;
}

/** The response as it is stored, or made for all who want it meanwhile; undefined if it is for nobody else, or fails. */
export async function sharedResponse(wanted: Wanted): Promise<Stored | undefined> {
  const { context } = wanted;
  const key = wanted.key();
  const known = memory.get(key);
  // A page is stored itself: what it is made of is not to be old from the start.
  if (known && isCurrent(known)) return known;
  const flight = flights.get(key);
  if (flight && isCurrent(flight)) return inTime(flight.stored, WAIT_MS);
  const { stored } = start(wanted, isCurrent);
  context.waitUntil(stored);
  return stored;
}

/**
 * Starts to bring an answer: that of another isolate, or one that is made.
 * @param accepts whether that of another isolate will do
 * @param streams whether `response` is to come before the answer is whole
 */
function start(wanted: Wanted, accepts: (stored: Stored) => boolean, streams = false) {
  const { maxAge, context } = wanted;
  const response = Promise.withResolvers<Response>();
  // Nobody may be waiting for it.
  response.promise.catch(() => {});

  async function bring(): Promise<Stored | undefined> {
    const shared = await recallShared(begun);
    if (shared && accepts(shared)) {
      remember(begun, shared);
      return shared;
    }
    const at = Date.now();
    try {
      const { result, hasLogged } = watchLog(() => wanted.make(streams));
      const made = await result;
      // What is for one visitor only.
      if (made.headers.has('set-cookie')) {
        response.resolve(made);
        return undefined;
      }
      const headers = hasLogged() ? new Headers(made.headers) : sharedHeaders(made);
      const { status } = made;
      const [visitors, copy] = streams && made.body ? made.body.tee() : [null, made.body];
      if (streams) response.resolve(new Response(visitors, { status, headers }));
      const body = new Uint8Array(await new Response(copy).arrayBuffer());
      const whole = isStorable(made) && !hasLogged();
      const stored = { at, whole, status, headers: new Headers(headers), body };
      if (whole) withETag(stored);
      remember(wanted.key(), stored);
      if (whole) context.waitUntil(rememberShared(wanted.key(), stored, maxAge));
      return stored;
    } catch (error) {
      response.reject(error);
      return undefined;
    }
  }

  const begun = wanted.key();
  const stored = bring();
  const shared = stored.then((one) => {
    if (flights.get(begun) === flight) flights.delete(begun);
    return wanted.key() === begun ? one : undefined;
  });
  const flight: Flight = { at: Date.now(), stored: shared };
  flights.set(begun, flight);
  return { stored, response: response.promise };
}
