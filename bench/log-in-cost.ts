/** What a log-in costs: the CPU of one password hash, which is nearly all of it. */
import { createPasswords } from '../worker/accounts/passwords.ts';
import { median } from './measures.ts';

const HASHES = 9;

/** @returns ms of CPU, all threads together, the median of several */
export async function logInCostMs(): Promise<number> {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse battery');
  const costs: number[] = [];
  for (let hash = 0; hash < HASHES; hash += 1) {
    const before = process.cpuUsage();
    await passwords.verify('correct horse battery', stored);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return median(costs);
}
