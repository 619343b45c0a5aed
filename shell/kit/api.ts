import type { Answer } from '@desert/contract/page';

/** What stands for an answer where none came: no network, or not JSON. */
export const NO_ANSWER: Answer = {
  status: 0,
  body: { errors: { message: 'Something went wrong. Please try again' } },
};

/**
 * Reads an API address.
 * @returns the status and the parsed body, whatever the status; `NO_ANSWER` where none came. Never throws.
 */
export async function readApi(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return { status: response.status, body: await response.json() };
  } catch {
    return NO_ANSWER;
  }
}
