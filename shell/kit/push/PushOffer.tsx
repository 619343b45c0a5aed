import { tryStorage } from '../app/browser.ts';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';

const PushQuestion = createLazyComponent(
  async () => (await import('./PushQuestion.tsx')).PushQuestion,
);

/** Key of the local storage: the user said 'Not now' in this browser. */
const DECLINED = 'push-declined';

/** Offers notifications in this browser, unless the user has decided before. For the browser only. */
export function PushOffer() {
  const hasDeclined = tryStorage(() => localStorage.getItem(DECLINED));
  if (!('PushManager' in globalThis) || hasDeclined) return null;
  const decline = () => tryStorage(() => localStorage.setItem(DECLINED, '1'));
  return <PushQuestion onDecline={decline} placeholder={<></>} />;
}
