import type { ApiResponse } from '@desert/contract/page';
import type { ReauthenticationNeeded } from '@desert/contract/reauthentication';
import { openModal, sendApi } from '@desert/kit/shell';
import { Reauthentication } from './Reauthentication.tsx';

type Needed = ReauthenticationNeeded['reauthenticate'];

/** Opens a modal if the API asks for reauthentication, then sends the request again. */
export async function sendReauthenticated(
  ...wanted: Parameters<typeof sendApi>
): Promise<ApiResponse> {
  const answer = await sendApi(...wanted);
  const needed = reauthenticationOf(answer);
  return needed && (await isGiven(needed)) ? sendApi(...wanted) : answer;
}

/** The required reauthentication; undefined if none. */
export function reauthenticationOf({ status, body }: ApiResponse): Needed | undefined {
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
