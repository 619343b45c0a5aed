import type { SignUpNeedsProof } from '@desert/contract/accounts/account';
import type { PasskeyRequest, SecondFactorNeeded } from '@desert/contract/accounts/passkeys';
import { DECISIONS_PATH, RULES_PATH } from '@desert/contract/moderation/moderation-pages';
import { TERMS_PATH } from '@desert/contract/pages/operator';
import type { ApiResponse, PostedForm } from '@desert/contract/pages/page';
import { type DemoAccount, PRIVACY_PATH } from '@desert/contract/pages/shell';
import { Button, createLazyComponent, Link, showToast } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { TextField } from '@desert/kit/shell/controls';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { NewPasswordFields, usePasswordCheck } from '../passwordFields.tsx';
import { requireCookie, signInAs } from '../signInAs.ts';
import { ACCOUNT_FORMS, type AccountFormName } from './accountForms.ts';
import { offerPasskey } from './offerPasskey.ts';
import styles from './AccountPage.module.css';

const SuspendedAccount = createLazyComponent(
  async () => (await import('../settings/SuspendedAccount.tsx')).SuspendedAccount,
);

const SecondFactorStep = createLazyComponent(
  async () => (await import('../passkeys/SecondFactorStep.tsx')).SecondFactorStep,
);

interface AccountFormProps {
  name: AccountFormName;
  /** Path on this site to go to after the form was posted without a script; the home page by default. */
  next?: string;
  posted?: PostedForm | undefined;
  demo?: DemoAccount | undefined;
  suspended?: boolean;
  onDone?: () => void;
}

/** Form to log in or sign up. A log-in is by password, by passkey, or as the demo user. */
export function AccountForm({
  name,
  next = '/',
  posted,
  demo,
  suspended = false,
  onDone,
}: AccountFormProps) {
  const { title, waiting, schema, api, fields } = ACCOUNT_FORMS[name];
  const element = useRef<HTMLFormElement>(null);
  const action = `/${name}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;
  const [passkeyRequest, setAsked] = useState<PasskeyRequest>();
  /** The password of the log-in, for an offer of a passkey; the shared demo account has none. */
  const password = useRef('');
  const [isSuspended, setIsSuspended] = useState(suspended);
  const form = useForm({
    schema: usePasswordCheck(schema, name === 'signup'),
    async send(values) {
      const { confirmPassword: _, ...sent } = values;
      password.current = sent.email === demo?.email ? '' : (sent.password ?? '');
      const response = await noteSuspension(sendProven(api, sent));
      setAsked((response.body as Partial<SecondFactorNeeded> | null)?.second_factor);
      return response;
    },
    initialErrors: posted?.errors,
    onDone(account) {
      signIn(account);
      void offerPasskey(password.current);
    },
  });

  async function noteSuspension(sent: Promise<ApiResponse>): Promise<ApiResponse> {
    const response = await requireCookie(sent);
    setIsSuspended((response.body as { suspended?: true } | null)?.suspended === true);
    return response;
  }

  function signIn(account: unknown) {
    signInAs(account);
    onDone?.();
    // Shown after `onDone` has closed the modal, which makes the live region inert.
    if (name === 'signup') showToast('Account created.');
  }

  if (passkeyRequest)
    return (
      <>
        <SecondFactorStep
          asked={passkeyRequest}
          noteSuspension={noteSuspension}
          onDone={signIn}
          onGiveUp={() => setAsked(undefined)}
        />
        {isSuspended && <SuspendedAccount />}
      </>
    );
  return (
    <>
      <Form ref={element} form={form} className="stack" method="post" action={action}>
        <FormSummary />
        {fields.map((field) => (
          <TextField key={field.name} {...field} defaultValue={posted?.values[field.name]?.[0]} />
        ))}
        {name === 'signup' && (
          <NewPasswordFields
            label="Password"
            more=" Once you’re in, you can add a passkey and log in without a password."
          />
        )}
        {name === 'login' && (
          <Link className="target self-start lifted" href="/forgotten">
            Forgot your password?
          </Link>
        )}
        {posted?.errors['recovery_code'] && (
          <TextField label="Recovery code" name="recovery_code" autoComplete="one-time-code" />
        )}
        <div className="row">
          <SubmitButton waiting={waiting} posts>
            {title}
          </SubmitButton>
        </div>
        {name === 'signup' && (
          <p className="caption">
            By signing up, you agree to the{' '}
            <a href={TERMS_PATH} target="_blank">
              terms
            </a>{' '}
            and the{' '}
            <a href={RULES_PATH} target="_blank">
              house rules
            </a>
            . See our{' '}
            <a href={PRIVACY_PATH} target="_blank">
              privacy page
            </a>
            .
          </p>
        )}
      </Form>
      {isSuspended && <SuspendedAccount placeholder={<DownloadData />} />}
      {name === 'login' && (
        <div className={`stack ${styles.others}`}>
          <p className={`row muted ${styles.or}`}>or</p>
          <PasskeyForm
            label="Log in with a passkey"
            send={async () =>
              noteSuspension((await import('../passkeys/askDevice.ts')).requestPasskeyLogIn())
            }
            autofill={async (signal) => {
              const { autofillPasskey } = await import('../passkeys/askDevice.ts');
              const response = await autofillPasskey(signal);
              return response && noteSuspension(Promise.resolve(response));
            }}
            onDone={signIn}
          />
          {demo && <DemoForm demo={demo} action={action} logIn={element} />}
        </div>
      )}
    </>
  );
}

/** Sends the form, again with a proof of work if the API asks for one because many sign up. */
async function sendProven(api: string, sent: object): Promise<ApiResponse> {
  const response = await sendApi('POST', api, sent);
  const { needs_proof } = (response.body ?? {}) as Partial<SignUpNeedsProof>;
  if (!needs_proof) return response;
  return (await import('@desert/kit/shell/proof')).sendWithProof(api, sent);
}

function DownloadData() {
  return (
    <div className="row">
      <a className="target" href={DECISIONS_PATH}>
        Read the decision or ask another moderator
      </a>
      <a href="/api/account/data/" className="target" download>
        Download my data
      </a>
    </div>
  );
}

interface DemoFormProps {
  demo: DemoAccount;
  action: string;
  logIn: RefObject<HTMLFormElement | null>;
}

/** Button that fills in and submits the log-in form; without a script it posts the demo account itself. */
function DemoForm({ demo, action, logIn }: DemoFormProps) {
  function fillIn(event: FormEvent) {
    const form = logIn.current;
    if (!form) return;
    event.preventDefault();
    for (const [name, value] of Object.entries(demo)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value as string;
    }
    form.requestSubmit();
  }
  return (
    <form className="stack tight" method="post" action={action} onSubmit={fillIn}>
      {Object.entries(demo).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value as string} />
      ))}
      <div className="row">
        <Button type="submit" look="quiet">
          Demo User
        </Button>
      </div>
      <p className="caption">Try the site with a shared demo account.</p>
    </form>
  );
}
