type Size = { width: number; height: number }

const LOSSY_SIZE_OFFSET = 26
const SIZE_BITS = 0x3fff
const SIZE_BOX = 'ispe'

/** The size of a lossy WebP picture. */
export function readWebp(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 8, 16)
  if (kind !== 'WEBPVP8 ') throw new Error(`Not a lossy WebP picture: ${kind}`)
  const [width, height] = [0, 2].map(
    (more) => bytes.readUInt16LE(LOSSY_SIZE_OFFSET + more) & SIZE_BITS,
  )
  return { width: width ?? 0, height: height ?? 0 }
}

/** The size of an AVIF picture. */
export function readAvif(bytes: Buffer): Size {
  const brand = bytes.toString('latin1', 4, 12)
  const at = bytes.indexOf(SIZE_BOX)
  if (brand !== 'ftypavif' || at < 0) throw new Error(`Not an AVIF picture: ${brand}`)
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}
