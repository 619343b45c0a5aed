import { PasswordAsked } from '@desert/contract/passkeys';
import { REAUTHENTICATE, type ReauthenticationNeeded } from '@desert/contract/reauthentication';
import { Button, Link } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';

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
  const form = useForm({
    schema: PasswordAsked,
    send: (values) => sendApi('POST', '/api/account/reauthentication/', values),
    onDone,
  });
  return (
    <div ref={step} className="stack">
      <h2>Confirm it’s you</h2>
      <p>{REAUTHENTICATE}</p>
      <Form form={form} className="stack" method="post">
        <FormSummary />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <div className="row">
          <SubmitButton waiting="Checking...">Continue</SubmitButton>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
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
