/** Writes one line of JSON to the Worker's log. Never hand it what a user typed or a secret. */
export function log(event: string, details: Record<string, unknown>): void {
  console.error(JSON.stringify({ event, ...details }));
}
