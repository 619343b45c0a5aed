/** Sends the web vitals of the first page once, when the visitor leaves it. They name no visitor. */
import type { VisitReport } from '@desert/contract/pages/figure-input';
import { CONNECTIONS, FIGURES_PATH } from '@desert/contract/pages/figures';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Of CLS, which is a fraction of the window. */
const THOUSANDTHS = 1000;

export function reportVitals(page: Pick<VisitReport, 'section' | 'build' | 'page'>): void {
  const vitals: VisitReport['vitals'] = {};
  const latest = { reportAllChanges: true };
  onTTFB(({ value }) => (vitals.TTFB = value));
  onLCP(({ value }) => (vitals.LCP = value), latest);
  onINP(({ value }) => (vitals.INP = value), latest);
  onCLS(({ value }) => (vitals.CLS = value * THOUSANDTHS), latest);
  const controller = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      controller.abort();
      const body: VisitReport = { ...page, connection: getConnection(), vitals };
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
      fetch(FIGURES_PATH, request).catch(() => {});
    },
    { signal: controller.signal },
  );
  performance.mark('measuring');
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/effectiveType */
function getConnection(): VisitReport['connection'] {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return CONNECTIONS.find((type) => type === connection?.effectiveType) ?? '';
}
