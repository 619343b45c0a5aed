import { type PasskeySettings, RECOVERY_CODES } from '@desert/contract/passkeys';
import { Button } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import { openPasskeyModal } from './openPasskeyModal.ts';

/** From how many on it is said that they come to an end. */
const FEW = 3;

interface SecondFactorProps extends PasskeySettings {
  onChanged: () => Promise<void>;
}

/** Whether a log-in by password takes a passkey or a recovery code as well, and how many codes are left. */
export function SecondFactor({
  second_factor,
  recovery_codes_left: left,
  onChanged,
}: SecondFactorProps) {
  if (!second_factor)
    return (
      <>
        <h3>Second factor</h3>
        <p>Your password alone opens your account. It can take a passkey as well.</p>
        <Button
          look="quiet"
          onClick={() => openPasskeyModal((modals) => modals.turnOn({ onChanged }))}
        >
          Turn on
        </Button>
      </>
    );
  return (
    <>
      <h3>Second factor</h3>
      <p>Whoever logs in with your password gives a passkey or a recovery code as well.</p>
      <p>
        {left > FEW
          ? `${left} of ${RECOVERY_CODES} recovery codes are left.`
          : `Only ${pluralize(left, 'recovery code')} left: make new ones before you need them.`}
      </p>
      <div className="row">
        <Button
          look="quiet"
          onClick={() => openPasskeyModal((modals) => modals.renewCodes({ onChanged }))}
        >
          Make new codes
        </Button>
        <Button
          look="quiet"
          onClick={() => openPasskeyModal((modals) => modals.turnOff({ onChanged }))}
        >
          Turn off
        </Button>
      </div>
    </>
  );
}
