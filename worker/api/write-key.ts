import { SEND_KEY, SEND_KEY_HEADER } from '@desert/contract/send-key';

/** Who makes a record, and by what name the write of it is known. */
export interface Making {
  user_id: number;
  /** A second write of that name changes what the first one made. */
  write_key: string;
}

/** A request of somebody who is signed in. */
interface Asked {
  var: { account: { id: number } };
  req: { header(name: string): string | undefined };
}

/** What a form names its sending by is the user's own; a request without a name is like no other. */
export function makingOf(c: Asked): Making {
  const { id } = c.var.account;
  const sent = c.req.header(SEND_KEY_HEADER) ?? '';
  return { user_id: id, write_key: SEND_KEY.test(sent) ? `${id}:${sent}` : crypto.randomUUID() };
}
