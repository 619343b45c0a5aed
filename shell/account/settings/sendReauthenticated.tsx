import type { Answer } from '@desert/contract/page';
import type { ReauthenticationNeeded } from '@desert/contract/reauthentication';
import { openModal, sendApi } from '@desert/kit/shell';
import { Reauthentication } from './Reauthentication.tsx';

type Needed = ReauthenticationNeeded['reauthenticate'];

/**
 * Sends what the API may refuse until the password or a passkey is given again: asks for that in a modal, and sends it once
 * more. The page behind stays as it is.
 * @returns the answer that came last: the refusal where nothing was given
 */
export async function sendReauthenticated(...wanted: Parameters<typeof sendApi>): Promise<Answer> {
  const answer = await sendApi(...wanted);
  const needed = reauthenticationOf(answer);
  return needed && (await isGiven(needed)) ? sendApi(...wanted) : answer;
}

/** What an answer asks for first; undefined where it asks for nothing. */
export function reauthenticationOf({ status, body }: Answer): Needed | undefined {
  return status === 403 ? (body as Partial<ReauthenticationNeeded>).reauthenticate : undefined;
}

function isGiven(needed: Needed): Promise<boolean> {
  return new Promise((resolve) => {
    openModal({
      label: 'Confirm it’s you',
      content: (close) => (
        <Reauthentication
          {...needed}
          onDone={() => {
            resolve(true);
            close();
          }}
          onCancel={close}
          onGone={() => resolve(false)}
        />
      ),
    });
  });
}
