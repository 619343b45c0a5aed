import { tryStorage } from '@desert/kit/shell';

/** localStorage key of the time of the first visit, in ms. */
const FIRST_VISIT = 'first-visit';

/** Pages opened within this time of the first one belong to the same visit, as in web analytics. */
const VISIT_MS = 30 * 60_000;

/** Whether the visitor was here before. The first call notes the visit. */
export function isReturning(now = Date.now()): boolean {
  const first = tryStorage(() => {
    const noted = localStorage.getItem(FIRST_VISIT);
    if (noted === null) localStorage.setItem(FIRST_VISIT, `${now}`);
    return noted;
  });
  return typeof first === 'string' && now - Number(first) > VISIT_MS;
}
