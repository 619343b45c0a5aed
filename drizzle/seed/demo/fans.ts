/** Who the demo's records are by. Nobody can log in as one of them. */
import { NO_PASSWORD } from '../../accounts/no-password.ts';
import { users } from '../../schema/accounts.ts';
import { builder, statement } from '../statement.ts';
import { at } from './time.ts';

export type DemoFan = 'saguaro' | 'puckdrop' | 'rinkrat' | 'ocotillo' | 'backcheck';

export const fans: DemoFan[] = ['saguaro', 'puckdrop', 'rinkrat', 'ocotillo', 'backcheck'];

/** What a fan is found by. Nobody can have mail there: RFC 2606. */
export function emailOf(fan: DemoFan): string {
  return `${fan}@demo.invalid`;
}

/** Statements that add the fans who are not there yet. */
export function fanStatements(): string[] {
  return fans.map((fan) => {
    const email = emailOf(fan);
    const keys = { username_key: fan, email_key: email };
    const user = { username: fan, email, ...keys, password: NO_PASSWORD, created_at: at(0) };
    return statement(builder.insert(users).values(user).onConflictDoNothing());
  });
}
