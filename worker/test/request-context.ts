/** The contexts that the edge opens for requests, for tests of its parts. */
import { openContext } from '../request-context.ts';
import { env } from './account.ts';
import { context } from './background.ts';
import { shell } from './shell.ts';

/** @param more in place of the bindings of the test runner */
export function contextOf(request: Request, more: object = {}) {
  return openContext(request, { ...env, ...more }, context, shell);
}

/** The bindings of the API and of `discovery`. */
export function appBindings(more?: object) {
  return contextOf(new Request('https://desert.test/'), more);
}
