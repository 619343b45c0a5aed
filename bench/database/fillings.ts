/** The two databases whose reads are compared: what is measured, and far more of everything. */
import type { Target } from '../../drizzle/d1.ts';
import { FEW, fillRecords, MANY } from './records.ts';
import { loadTenTimes } from './seasons.ts';

/** The real seasons and a hundred records of each kind. */
export async function loadFew(target: Target): Promise<void> {
  await fillRecords(target, FEW);
}

/** Ten times the seasons, 100,000 items, a million posts and a million memories. */
export async function loadMany(target: Target): Promise<void> {
  await loadTenTimes(target);
  await fillRecords(target, MANY);
}
