import type { ApiResponse } from '@desert/contract/pages/page';
import type { ReauthenticationNeeded } from '@desert/contract/text/errors';
import { openModal, sendApi } from '@desert/kit/shell';
import { Reauthentication } from './Reauthentication.tsx';

type Needed = ReauthenticationNeeded['reauthenticate'];

/** Sends a request. If the API asks for reauthentication, opens a modal and sends the request again afterwards. */
export async function sendReauthenticated(
  ...wanted: Parameters<typeof sendApi>
): Promise<ApiResponse> {
  const response = await sendApi(...wanted);
  const needed = findNeededReauthentication(response);
  return needed && (await isGiven(needed)) ? sendApi(...wanted) : response;
}

export function findNeededReauthentication({ status, body }: ApiResponse): Needed | undefined {
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
