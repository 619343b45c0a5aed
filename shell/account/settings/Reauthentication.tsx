import { PasswordAsked } from '@desert/contract/passkeys';
import { REAUTHENTICATE, type ReauthenticationNeeded } from '@desert/contract/reauthentication';
import { Link } from '@desert/kit';
import { sendApi } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';
import { ModalForm } from '../ModalForm.tsx';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { CURRENT_PASSWORD } from '../passwordFields.ts';

type Needed = ReauthenticationNeeded['reauthenticate'];

interface ReauthenticationProps extends Needed {
  /** Called when the session may do what was wanted. */
  onDone: () => void;
  onCancel: () => void;
  /** Called when it is shown no more, however that came. */
  onGone?: () => void;
}

/** Asks who is signed in for the password or a passkey again; who has neither is led to a mail that gives a new password. */
export function Reauthentication({ passkey, onDone, onCancel, onGone }: ReauthenticationProps) {
  const step = useRef<HTMLDivElement>(null);
  // What had the focus may be gone.
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
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
      </ModalForm>
      {passkey && (
        <PasskeyForm
          label="Use a passkey"
          send={async () => (await import('../passkeys/askDevice.ts')).reauthenticate()}
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
