/** Turns at what keeps the isolate's only thread busy: one at a time, and other requests between them. */

/** How long whoever waits leaves the thread to others before they look again, in ms. */
const PAUSE = 30;

/** Who did not look for so long, in ms, is gone: a request that its client gave up goes on nowhere, without a word. */
const GONE_AFTER = 2000;

export interface Room {
  /** How many may be there with the same key, at work or waiting. */
  perKey: number;
  /** How many in all. */
  inAll: number;
}

interface Place {
  keys: readonly string[];
  seen: number;
}

export interface Turns {
  /** Whether `take` would find a place. */
  hasRoom: (keys: readonly string[]) => boolean;
  /**
   * Works when all who came before are done.
   * @param keys whose places it is counted among
   * @returns what comes of the work; undefined at once where there is no place
   */
  take: <T>(keys: readonly string[], work: () => Promise<T>) => Promise<{ done: T } | undefined>;
}

interface Clock {
  /** ms */
  now: () => number;
  pause: () => Promise<unknown>;
}

/**
 * Each waits by a timer of its own request, and nobody wakes another: a promise that one request settles must not be
 * what another waits for, since either can end at any time.
 */
export function createTurns(
  { perKey, inAll }: Room,
  { now, pause }: Clock = { now: Date.now, pause: () => scheduler.wait(PAUSE) },
): Turns {
  let places: Place[] = [];
  let done = 0;

  function hasRoom(keys: readonly string[]): boolean {
    places = places.filter(({ seen }) => now() - seen < GONE_AFTER);
    const isFree = (key: string) =>
      places.filter((place) => place.keys.includes(key)).length < perKey;
    return places.length < inAll && keys.every(isFree);
  }

  /**
   * Until all before are gone, and nobody worked during a whole pause. Also who comes to find nobody before them pauses
   * once: while somebody worked, many may have come, each of whom would find that.
   */
  async function wait(place: Place): Promise<void> {
    let known: number;
    do {
      known = done;
      await pause();
      place.seen = now();
    } while (!isFirst(place) || known !== done);
  }

  function isFirst(place: Place): boolean {
    places = places.filter((other) => other === place || now() - other.seen < GONE_AFTER);
    // Whoever was taken for gone and was only late stands behind the others.
    if (!places.includes(place)) places.push(place);
    return places[0] === place;
  }

  return {
    hasRoom,
    async take(keys, work) {
      if (!hasRoom(keys)) return undefined;
      const place = { keys, seen: now() };
      places.push(place);
      try {
        await wait(place);
        return { done: await work() };
      } finally {
        places = places.filter((other) => other !== place);
        done += 1;
      }
    },
  };
}
