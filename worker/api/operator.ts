import type { Operator } from '@desert/contract/pages/operator';
import { Hono } from 'hono';
import { publicRead } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';

export const operator = new Hono<ApiContext>();

operator.get('/', publicRead, (c) => {
  const { OPERATOR_NAME, POSTAL_ADDRESS, CONTACT_EMAIL } = c.var.env;
  return c.json<Operator>({ name: OPERATOR_NAME, address: POSTAL_ADDRESS, email: CONTACT_EMAIL });
});
