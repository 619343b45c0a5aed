import { env } from 'cloudflare:workers';

/**
 * Writes one line of JSON to the Worker's log, with the build of the edge that writes it. Never hand it
 * what a user typed or a secret.
 */
export function log(event: string, details: Record<string, unknown>): void {
  const { EDGE_BUILD } = env as { EDGE_BUILD?: string };
  console.error(JSON.stringify({ event, edge: EDGE_BUILD || undefined, ...details }));
}
