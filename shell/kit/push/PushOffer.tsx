import { lazyComponent } from '../lazy/lazyComponent.tsx';

const PushQuestion = lazyComponent(async () => (await import('./PushQuestion.tsx')).PushQuestion);

/** Key of the local storage: the user said 'Not now' in this browser. */
const DECLINED = 'push-declined';

/** Offers notifications in this browser, unless the user has decided before. For the browser only. */
export function PushOffer() {
  if (!('PushManager' in globalThis) || localStorage.getItem(DECLINED) !== null) return null;
  return <PushQuestion onDecline={() => localStorage.setItem(DECLINED, '1')} placeholder={<></>} />;
}
