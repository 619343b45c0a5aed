import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhotoPath, photoPath } from '@desert/contract/photos/photos';
import {
  type ArchivedImage,
  type ArchivedMember,
  type ArchivedRecord,
  FORMAT,
} from '../record-files.ts';

export interface ArchivedData {
  made: string;
  members: ArchivedMember[];
  records: ArchivedRecord[];
}

/** @throws if the folder is no archive, or one of another format */
export function readFolder(folder: string): ArchivedData {
  const { format, made } = readJson(join(folder, 'archive.json')) as {
    format: number;
    made: string;
  };
  if (format !== FORMAT) throw new Error(`The archive has format ${format}, not ${FORMAT}.`);
  return {
    made,
    members: readAll(folder, 'data/members/*.json') as ArchivedMember[],
    records: readAll(folder, 'data/records/*/*.json') as ArchivedRecord[],
  };
}

function readAll(folder: string, pattern: string): unknown[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => readJson(join(folder, file)));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Keys of a photo's files, in the archive's folder and in the bucket, largest first. */
export function listPhotoFiles({ url, photo }: ArchivedImage): string[] {
  const file = parsePhotoPath(url);
  if (!file || !photo) return [];
  return photo.sizes
    .toSorted((a, b) => b - a)
    .map((width) => photoPath({ ...file, width }).slice(1));
}
