/** What visitors switch on and off by one press, a like for one: seen at once, then sent, and the last word holds. */
import type { Answer } from '@desert/contract/page';
import { map } from 'nanostores';
import { isGood } from '../api.ts';

/**
 * What the visitor last asked that the API has not answered yet, by its address: shown wherever the record is, over
 * what the API said before. Only presses write here, never a render.
 */
export const $pendingToggles = map<Record<string, boolean>>({});

/**
 * Asks for something to be on or off. One request is under way at a time for an address; what was asked for meanwhile
 * follows it, so that the last word holds.
 * @param address names what is switched
 * @param send asks the API
 * @param takeOver is given each answer that the API has done it, and whether it is on
 * @returns the last answer; undefined where a call before this one sees to it
 */
export async function sendToggle(
  address: string,
  on: boolean,
  send: (on: boolean) => Promise<Answer>,
  takeOver: (answer: Answer, on: boolean) => void,
): Promise<Answer | undefined> {
  const underWay = askedOf(address) !== undefined;
  $pendingToggles.setKey(address, on);
  if (underWay) return undefined;
  for (let sent = on; ; sent = askedOf(address) ?? sent) {
    const answer = await send(sent);
    if (isGood(answer)) takeOver(answer, sent);
    if (askedOf(address) !== sent) continue;
    forget(address);
    return answer;
  }
}

function askedOf(address: string): boolean | undefined {
  return $pendingToggles.get()[address];
}

/** From now on the record itself says what is so. */
function forget(address: string): void {
  const { [address]: _, ...rest } = $pendingToggles.get();
  $pendingToggles.set(rest);
}
