import { readdir, readFile, readlink } from 'node:fs/promises';

/** Duration of a tick of `/proc` in ms: the kernel reports 100 ticks per second. */
const TICK_MS = 10;

const LISTENS = '0A';

/** Id of the process that listens on a port; undefined if it is unknown, as it always is without `/proc`. */
export async function findServerProcess(port: number): Promise<number | undefined> {
  const sockets = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(readText));
  const inode = findListeningInode(sockets.join('\n'), port);
  if (inode === undefined) return;
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of processes) {
    const files = await readdir(`/proc/${id}/fd`).catch(() => []);
    const links = await Promise.all(
      files.map((file) => readLinkOrNothing(`/proc/${id}/fd/${file}`)),
    );
    if (links.includes(`socket:[${inode}]`)) return Number(id);
  }
}

export async function readCpuMs(id: number): Promise<number> {
  return parseCpuMs(await readFile(`/proc/${id}/stat`, 'utf8'));
}

/** @param sockets content of `/proc/net/tcp` or `/proc/net/tcp6` */
function findListeningInode(sockets: string, port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of sockets.split('\n')) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (local?.endsWith(suffix) && state === LISTENS) return inode;
  }
}

/** @param stat content of `/proc/<id>/stat`, in which the program's name may contain blanks */
function parseCpuMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const readText = (path: string) => readFile(path, 'utf8').catch(() => '');
const readLinkOrNothing = (path: string) => readlink(path).catch(() => '');
