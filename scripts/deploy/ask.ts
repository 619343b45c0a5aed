import { createInterface } from 'node:readline/promises';

/** @param option that replaces the question in a pipeline @throws without a terminal */
export async function askOnTerminal(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`Without a terminal, confirm by ${option}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(question);
  terminal.close();
  return reply.trim();
}
