import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
} from 'node:fs';
import { join } from 'node:path';

const SQLITE = 'SQLite format 3\0';

/** Creates the folder of local data if missing, and checks access and databases. @throws with the path and a remedy */
export function checkState(folder: string): void {
  explainWriteErrors(folder, () => mkdirSync(folder, { recursive: true }));
  explainWriteErrors(folder, () =>
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK),
  );
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isDatabase = entry.name.endsWith('.sqlite');
    if (isDatabase || entry.isDirectory()) {
      explainWriteErrors(path, () => accessSync(path, constants.R_OK | constants.W_OK));
    }
    if (isDatabase && !isSqlite(path)) throw createDamageError(`${path} isn’t a database`, folder);
  }
}

/** @returns an error that names a remedy if the database file is damaged, otherwise the same error */
export function explainStateError(error: Error, folder: string): Error {
  const isDamaged = /SQLITE_(CORRUPT|NOTADB)/.test(error.message);
  return isDamaged
    ? createDamageError(`the database in ${folder} is damaged`, folder, error)
    : error;
}

function isSqlite(path: string): boolean {
  const start = Buffer.alloc(SQLITE.length);
  const file = openSync(path, 'r');
  try {
    const read = readSync(file, start);
    return read === 0 || start.toString('latin1', 0, read) === SQLITE;
  } finally {
    closeSync(file);
  }
}

function createDamageError(what: string, folder: string, cause?: Error): Error {
  return new Error(
    `The local data cannot be used: ${what}.\n` +
      `Delete ${folder} to start over. You’ll lose everything saved on this machine.`,
    { cause },
  );
}

function explainWriteErrors(path: string, act: () => void): void {
  try {
    act();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      `The local data cannot be used: ${path} cannot be written to (${code}).\n` +
        'Make it writable, or keep the data elsewhere: npm start -- --persist-to <folder>',
      { cause },
    );
  }
}
