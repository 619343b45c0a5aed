import { Button } from '@desert/kit';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useRef } from 'react';
import { useHasPasskeys } from '../../passkeys/useHasPasskeys.ts';
import { openPasskeyModal } from './openPasskeyModal.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { usePasskeys } from './usePasskeys.ts';

/** The ways into an account besides its password, and whether it takes two. */
export function Passkeys() {
  const { settings, reload } = usePasskeys();
  const list = useRef<HTMLUListElement>(null);
  const hasPasskeys = useHasPasskeys();

  async function onChanged() {
    await reload();
    // What was pressed may be gone.
    list.current?.focus({ preventScroll: true });
  }

  if (settings === undefined) return <LoadingText text="Loading your passkeys..." part />;
  if (settings === null) return <TryAgain label="Your list of passkeys" onRetry={reload} />;
  const { passkeys } = settings;
  return (
    <>
      <p>
        A passkey lets you log in with your fingerprint, face, screen lock, or security key instead
        of your password.
      </p>
      {passkeys.length > 0 && <PasskeyList ref={list} {...settings} onChanged={onChanged} />}
      {hasPasskeys ? (
        <Button
          look="quiet"
          onClick={() => openPasskeyModal((modals) => modals.add({ onChanged: reload }))}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="caption">This browser doesn’t support passkeys.</p>
      )}
      {passkeys.length > 0 && <SecondFactor {...settings} onChanged={reload} />}
    </>
  );
}
