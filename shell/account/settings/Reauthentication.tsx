import { PasswordAsked } from '@desert/contract/accounts/passkeys';
import { REAUTHENTICATE, type ReauthenticationNeeded } from '@desert/contract/text/errors';
import { Link, useViewer } from '@desert/kit';
import { sendApi } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';
import { ModalForm } from '../ModalForm.tsx';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { CURRENT_PASSWORD, UsernameField } from '../passwordFields.tsx';

type Needed = ReauthenticationNeeded['reauthenticate'];

interface ReauthenticationProps extends Needed {
  onDone: () => void;
  onCancel: () => void;
  onGone?: () => void;
}

/** Form to confirm the member's identity by password or, if they have one, by passkey. */
export function Reauthentication({ passkey, onDone, onCancel, onGone }: ReauthenticationProps) {
  const step = useRef<HTMLDivElement>(null);
  // The element that had the focus may be gone.
  useEffect(() => step.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  const gone = useRef(onGone);
  useEffect(() => () => gone.current?.(), []);
  return (
    <div ref={step} className="stack">
      <ModalForm
        heading="Confirm it’s you"
        fields={[CURRENT_PASSWORD]}
        schema={PasswordAsked}
        send={(values) => sendApi('POST', '/api/account/reauthentication/', values)}
        submit="Continue"
        waiting="Checking..."
        onDone={onDone}
        onCancel={onCancel}
      >
        <p>{REAUTHENTICATE}</p>
        <UsernameField username={useViewer()?.username} />
      </ModalForm>
      {passkey && (
        <PasskeyForm
          label="Use a passkey"
          send={async () => (await import('../passkeys/askDevice.ts')).reauthenticateWithDevice()}
          onDone={onDone}
        />
      )}
      <p>
        <Link href="/forgotten" className="target">
          Forgot your password?
        </Link>
      </p>
    </div>
  );
}
