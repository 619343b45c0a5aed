/** The committed summary of the last run of each part. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { conditions } from './browser/phone.ts';
import { type Finding, format, formatLimit, type Judgement } from './report.ts';

export interface MeasuredPart {
  measured: string;
  machine: string;
  figures: Record<string, string>;
}

/** @returns the saved summary; undefined without findings */
export async function saveResults(
  part: string,
  extent: string,
  chromium: string,
  findings: Finding[],
  file = join(import.meta.dirname, 'results.json'),
): Promise<MeasuredPart | undefined> {
  if (findings.length === 0) return undefined;
  const saved = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as object) : {};
  const summary = {
    measured: `${new Date().toISOString().slice(0, 10)}, ${extent}`,
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chromium}`,
    figures: figuresOf(findings),
    targets: targetsOf(findings),
  };
  const json = { ...saved, conditions, [part]: summary };
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`);
  return summary;
}

function figuresOf(findings: Finding[]): Record<string, string> {
  const figures: Record<string, string> = {};
  for (const { title, rows } of findings)
    for (const [name, ...cells] of rows)
      figures[(findings.length > 1 ? `${title}: ` : '') + name.trim()] = cells.join(', ');
  return figures;
}

function targetsOf(findings: Finding[]): Record<string, string> {
  const worst: Record<string, Judgement> = {};
  const texts: Record<string, string> = {};
  for (const { title, targets } of findings) {
    for (const target of targets) {
      const { label, value, unit } = target;
      const judgement = worst[label];
      if (judgement && missedBy(judgement) >= missedBy(target)) continue;
      worst[label] = target;
      const text = `${format(value, unit)}, ${formatLimit(target)}`;
      texts[label] = findings.length > 1 ? `${text}: ${title}` : text;
    }
  }
  return texts;
}

function missedBy({ value, limit, atLeast }: Judgement): number {
  return atLeast ? limit - value : value - limit;
}
