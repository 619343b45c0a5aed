import { type PasskeySettings, RECOVERY_CODES } from '@desert/contract/accounts/passkeys';
import { Button } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import { openPasskeyModal } from './openPasskeyModal.ts';

/** A warning appears at this number of remaining recovery codes, or fewer. */
const FEW_RECOVERY_CODES = 3;

interface SecondFactorProps extends PasskeySettings {
  onChanged: () => Promise<unknown>;
}

export function SecondFactor({
  passkeys,
  second_factor,
  recovery_codes_left: left,
  onChanged,
}: SecondFactorProps) {
  if (passkeys.length === 0)
    return (
      <p>To turn this on, add a passkey first. Then you can require it along with your password.</p>
    );
  if (!second_factor)
    return (
      <>
        <p>Right now your password alone logs you in. For extra security, require a passkey too.</p>
        <Button
          look="quiet"
          data-needs-script
          onClick={() => openPasskeyModal((modals) => modals.turnOn({ onChanged }))}
        >
          Turn on
        </Button>
      </>
    );
  return (
    <>
      <p>Logging in with your password also requires a passkey or a recovery code.</p>
      <p>
        {left > FEW_RECOVERY_CODES
          ? `You have ${left} of ${RECOVERY_CODES} recovery codes left.`
          : `Only ${pluralize(left, 'recovery code')} left. Get new ones before you run out.`}
      </p>
      <div className="row" data-needs-script>
        <Button
          look="quiet"
          onClick={() => openPasskeyModal((modals) => modals.renewCodes({ onChanged }))}
        >
          Get new codes
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
