/** What a film's file says of itself. */
export type Container = {
  seconds: number
  codec: string
  width: number
  height: number
  tracks: number
  silent: boolean
}

/** The elements that are read, by their EBML identifiers. */
const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
}
const PARENTS = new Set([ID.segment, ID.info, ID.tracks, ID.track, ID.video])
const PICTURE_TRACK = 1
const BITS_BEFORE_A_BYTE = 24
const NANOSECONDS = 1e9

/** What a WebM file says of itself. */
export function readWebm(bytes: Buffer): Container {
  const elements = [...elementsOf(bytes, 0, bytes.length)]
  const find = (id: number) => {
    const element = elements.find((one) => one.id === id)
    if (!element) throw new Error(`The WebM file has no element 0x${id.toString(16)}.`)
    return element.body
  }
  const types = elements.filter(({ id }) => id === ID.type)
  const duration = find(ID.duration)
  const ticks = duration.length === 4 ? duration.readFloatBE() : duration.readDoubleBE()
  return {
    seconds: (ticks * number(find(ID.scale))) / NANOSECONDS,
    codec: find(ID.codec).toString('latin1'),
    width: number(find(ID.width)),
    height: number(find(ID.height)),
    tracks: types.length,
    silent: types.every(({ body }) => number(body) === PICTURE_TRACK),
  }
}

function* elementsOf(
  bytes: Buffer,
  from: number,
  to: number,
): Generator<{ id: number; body: Buffer }> {
  for (let at = from; at < to;) {
    const idBytes = lengthAt(bytes, at)
    const id = bytes.readUIntBE(at, idBytes)
    const sizeBytes = lengthAt(bytes, at + idBytes)
    const start = at + idBytes + sizeBytes
    // The first bit that is set only tells how many bytes the size has.
    const own = bytes.readUInt8(at + idBytes) & (0xff >> sizeBytes)
    const size = number(Buffer.from([own, ...bytes.subarray(at + idBytes + 1, start)]))
    const end = Math.min(to, start + size)
    yield { id, body: bytes.subarray(start, end) }
    if (PARENTS.has(id)) yield* elementsOf(bytes, start, end)
    at = end
  }
}

/** How many bytes a number has that tells its own length by its leading zeros. */
function lengthAt(bytes: Buffer, at: number) {
  return Math.clz32(bytes.readUInt8(at)) - BITS_BEFORE_A_BYTE + 1
}

function number(body: Buffer) {
  return body.reduce((sum, byte) => sum * 256 + byte, 0)
}
