import type { Held } from '@desert/contract/records/records';

/** Whether only the author and moderators see a record. */
export const isHeld = ({ pending, hidden }: Held) => pending === true || hidden !== undefined;
