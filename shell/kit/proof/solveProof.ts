import type { ApiResponse } from '@desert/contract/pages/page';
import { PROOF_OF_WORK_PATH } from '@desert/contract/text/proof-of-work';
import { isGood, sendApi } from '../app/api.ts';
import { trustWorker } from '../app/workerPolicy.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from './proof.worker.ts?worker&url';

/** Sends a form of someone without an account, with a proof of work as the field `proof`. Fails like `sendApi`. */
export async function sendWithProof(path: string, body: object): Promise<ApiResponse> {
  const challenge = await sendApi('POST', PROOF_OF_WORK_PATH);
  if (!isGood(challenge)) return challenge;
  const proof = await solveProofChallenge(challenge.body).catch(() => '');
  return sendApi('POST', path, { ...body, proof });
}

/** A proof of work for a form that is posted without the API; '' if there is none. */
export async function makeProof(): Promise<string> {
  const challenge = await sendApi('POST', PROOF_OF_WORK_PATH);
  return isGood(challenge) ? solveProofChallenge(challenge.body).catch(() => '') : '';
}

async function solveProofChallenge(challenge: unknown): Promise<string> {
  const worker = new Worker(trustWorker(address), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data: solution }) =>
        resolve(JSON.stringify({ challenge, solution })),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
