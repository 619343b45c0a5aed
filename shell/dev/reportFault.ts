import type { ErrorInfo } from 'react';

export const FAULT_EVENT = 'site:fault';

export interface SourceFault {
  message: string;
  stack: string;
}

/** Sends an error of a component to the development server, which shows it in Vite's overlay and in the terminal. */
export function reportFault(error: unknown, { componentStack }: ErrorInfo): void {
  const message = String(error);
  const stack = (error instanceof Error && error.stack) || '';
  const thrown = stack.startsWith(message) ? stack.slice(message.length + 1) : stack;
  const fault: SourceFault = { message, stack: `${thrown}\n\nComponents:${componentStack ?? ''}` };
  import.meta.hot?.send(FAULT_EVENT, fault);
}
