import { joined, KeptBytes } from './bytes.ts';
import type { CleanPhoto } from './clean-photo.ts';
import { type Frame, isFrameMarker, isScan, readFrame } from './jpeg-frame.ts';
import { JpegHead } from './jpeg-head.ts';
import { MARKER, segmentsOf } from './jpeg-segments.ts';
import { areTables } from './jpeg-tables.ts';
import { isTurned } from './orientation.ts';
import { BROKEN, UNUSUAL_JPEG } from './refusals.ts';

/** A progressive JPEG has about ten; a small file with many thousands keeps a browser busy for minutes. */
const SCANS_MAX = 100;

const START = Uint8Array.of(0xff, MARKER.SOI);

/**
 * Rewrites a JPEG with its frame, tables, scans and what `JpegHead` keeps.
 * @param bytes that start with an SOI
 * @returns the photo, or why it is refused
 */
export function cleanJpeg(bytes: Uint8Array): CleanPhoto | string {
  const head = new JpegHead();
  const kept = new KeptBytes(bytes.length);
  let frame: Frame | undefined;
  let scans = 0;

  for (const segment of segmentsOf(bytes)) {
    const { marker, data, whole } = segment;
    if (isFrameMarker(marker)) {
      const read = readFrame(marker, data);
      if (typeof read === 'string') return read;
      if (frame) return BROKEN;
      frame = read;
    } else if (marker === MARKER.SOS) {
      if (!frame || !isScan(data, frame)) return BROKEN;
      scans += 1;
      if (scans > SCANS_MAX) return UNUSUAL_JPEG;
    } else if (isTable(marker)) {
      if (!areTables(marker, data)) return BROKEN;
    } else if (isLeftOut(marker)) {
      if (scans === 0) head.read(segment);
      continue;
    } else if (marker !== MARKER.EOI) {
      return BROKEN;
    }
    kept.add(whole);
    if (marker !== MARKER.EOI) continue;
    return frame && scans > 0 ? photo(frame, head, kept.all) : BROKEN;
  }
  return BROKEN;
}

function photo({ width, height }: Frame, head: JpegHead, rest: Uint8Array): CleanPhoto {
  const [seenWidth, seenHeight] = isTurned(head.orientation) ? [height, width] : [width, height];
  const bytes = joined([START, head.bytes, rest]);
  return { format: 'jpg', width: seenWidth, height: seenHeight, bytes };
}

function isTable(marker: number): boolean {
  return marker === MARKER.DHT || marker === MARKER.DQT || marker === MARKER.DRI;
}

/** What applications add, comments, and the number of lines that the frame says as well. */
function isLeftOut(marker: number): boolean {
  const isApplication = marker >= MARKER.APP0 && marker <= MARKER.APP15;
  return isApplication || marker === MARKER.COM || marker === MARKER.DNL;
}
