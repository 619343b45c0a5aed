/** Encodes PNG images: https://www.w3.org/TR/png-3/ */
import { crc32 } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bits per pixel, an index into the palette. */
const DEPTH = 4;
const INDEXED = 3;

/** Encodes a picture of at most 16 colors (RGB). @param pixels a palette index per byte @param width an even number */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  palette: number[][],
): Promise<Uint8Array<ArrayBuffer>> {
  const height = pixels.length / width;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, DEPTH);
  header.setUint8(9, INDEXED);
  const rows = toPngRows(pixels, width);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const parts = [
    Uint8Array.from(SIGNATURE),
    encodeChunk('IHDR', new Uint8Array(header.buffer)),
    encodeChunk('PLTE', Uint8Array.from(palette.flat())),
    encodeChunk('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
    encodeChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Packs two pixels into each byte, with a byte for filter type 0 before each row. */
function toPngRows(pixels: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const bytes = width / 2;
  const height = pixels.length / width;
  const rows = new Uint8Array((bytes + 1) * height);
  for (let row = 0; row < height; row += 1) {
    for (let byte = 0; byte < bytes; byte += 1) {
      const at = row * width + byte * 2;
      rows[row * (bytes + 1) + 1 + byte] = ((pixels[at] ?? 0) << 4) | (pixels[at + 1] ?? 0);
    }
  }
  return rows;
}

function encodeChunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}
