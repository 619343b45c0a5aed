import type { ErrorInfo } from 'react';

/** By what name a page tells the server from sources of a fault. */
export const FAULT_EVENT = 'site:fault';

export interface SourceFault {
  message: string;
  /** Where it was thrown, then in which components, by the addresses that the browser has. */
  stack: string;
}

/** Has the developer see what a component threw: visitors are only told that the page does not work. */
export function reportFault(error: unknown, { componentStack }: ErrorInfo): void {
  const message = String(error);
  const stack = (error instanceof Error && error.stack) || '';
  const thrown = stack.startsWith(message) ? stack.slice(message.length + 1) : stack;
  const fault: SourceFault = { message, stack: `${thrown}\n\nComponents:${componentStack ?? ''}` };
  import.meta.hot?.send(FAULT_EVENT, fault);
}
