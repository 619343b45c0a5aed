/** Responses of a crawl on disk: one file per body, and a line of JSON per response, so that a cut crawl resumes. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Age up to which a run that was cut continues: an older one may have what was deleted since. */
const MAX_RESUME_MS = 24 * 60 * 60_000;

export interface ArchivedResponse {
  path: string;
  status: number;
  type: string;
  etag: string;
  /** Address of the next page of a list of the API, or ''. */
  next: string;
  /** When the body was received. ISO 8601. */
  at: string;
}

interface RunLine {
  run: 'started' | 'finished';
  site: string;
  at: string;
}

const isRun = (line: ArchivedResponse | RunLine): line is RunLine => 'run' in line;

export class ResponseStore {
  readonly folder: string;
  readonly site: string;
  readonly current = new Map<string, ArchivedResponse>();
  /** Responses of the last finished run, for conditional requests. */
  private readonly previous = new Map<string, ArchivedResponse>();
  private readonly log: string;
  /** When this run started, by the clock of its first process. ISO 8601. */
  readonly startedAt: string;

  /** Continues the run that was cut, or starts one. @throws if the folder holds another site's crawl */
  constructor(folder: string, site: string, now = new Date()) {
    this.folder = folder;
    this.site = site;
    mkdirSync(folder, { recursive: true });
    this.log = join(folder, 'crawl.jsonl');
    const run = this.readLog();
    const isCut = run?.run === 'started';
    const isResumed = isCut && now.getTime() - Date.parse(run.at) < MAX_RESUME_MS;
    if (isCut && !isResumed) this.forget();
    this.startedAt = isResumed ? run.at : now.toISOString();
    if (!isResumed) this.append({ run: 'started', site, at: this.startedAt });
  }

  private readLog(): RunLine | undefined {
    let run: RunLine | undefined;
    for (const line of this.readLines()) {
      if (!isRun(line)) this.current.set(line.path, line);
      else {
        if (line.site !== this.site) {
          throw new Error(`${this.folder} holds a crawl of ${line.site}, not of ${this.site}.`);
        }
        const isAbandoned = line.run === 'started' && run?.run === 'started';
        run = line;
        if (line.run === 'finished' || isAbandoned) this.forget();
      }
    }
    return run;
  }

  private readLines(): (ArchivedResponse | RunLine)[] {
    if (!existsSync(this.log)) return [];
    return readFileSync(this.log, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as ArchivedResponse | RunLine];
        } catch {
          // The last line of a process that was killed may be cut.
          return [];
        }
      });
  }

  private forget(): void {
    this.previous.clear();
    for (const [path, response] of this.current) this.previous.set(path, response);
    this.current.clear();
  }

  findPrevious(path: string): ArchivedResponse | undefined {
    return this.previous.get(path);
  }

  keep(response: ArchivedResponse, body?: Uint8Array): void {
    if (body) {
      const file = this.bodyFile(response.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
    this.current.set(response.path, response);
    this.append(response);
  }

  bodyFile(path: string): string {
    const name = createHash('sha256').update(path).digest('hex').slice(0, 40);
    return join(this.folder, name.slice(0, 2), name.slice(2));
  }

  readBody(path: string): Buffer {
    return readFileSync(this.bodyFile(path));
  }

  readJson(path: string): unknown {
    return this.current.get(path)?.status === 200
      ? JSON.parse(this.readBody(path).toString())
      : undefined;
  }

  /** Ends the run: the next one asks only for what changed. Deletes bodies that the site no longer has. */
  finish(): void {
    const { site } = this;
    for (const path of this.previous.keys()) {
      if (this.current.get(path)?.status !== 200) rmSync(this.bodyFile(path), { force: true });
    }
    const lines = [...this.current.values()].map((response) => JSON.stringify(response));
    const ends = JSON.stringify({ run: 'finished', site, at: new Date().toISOString() });
    writeFileSync(this.log, [...lines, ends, ''].join('\n'));
  }

  private append(line: ArchivedResponse | RunLine): void {
    appendFileSync(this.log, `${JSON.stringify(line)}\n`);
  }
}
