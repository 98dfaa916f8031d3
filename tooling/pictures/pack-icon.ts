const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const BITS_PER_PIXEL = 32

/** Wraps one square PNG as a Windows icon, which may hold PNG as it is. */
export function packIcon(png: Buffer, size: number) {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, HEADER_BYTES)
  head.writeUInt8(size, HEADER_BYTES + 1)
  head.writeUInt16LE(1, HEADER_BYTES + 4)
  head.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6)
  head.writeUInt32LE(png.length, HEADER_BYTES + 8)
  head.writeUInt32LE(head.length, HEADER_BYTES + 12)
  return Buffer.concat([head, png])
}
