import { useEffect, useState } from 'react';
import { showToast } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import { canPush, readPush, enablePush } from './push.ts';

export function PushQuestion({ onDecline }: { onDecline: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!canPush()) return;
    void readPush().then((state) => setKey(state && !state.is_on ? state.key : null));
  }, []);

  if (key === null) return null;

  async function accept(pushKey: string) {
    setBusy(true);
    const error = await enablePush(pushKey);
    setBusy(false);
    setKey(null);
    showToast(error ?? 'Notifications turned on in this browser.');
  }

  function decline() {
    onDecline();
    setKey(null);
  }

  return (
    <aside className="card pad-4 stack tight" aria-label="Notifications">
      <p>
        We can notify you in this browser when someone messages you or makes an offer, even when
        this site is closed.
      </p>
      <div className="row">
        <Button waiting={isBusy && 'Turning on...'} onClick={() => void accept(key)}>
          Turn on notifications
        </Button>
        <Button look="quiet" onClick={decline}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
