import type { Container } from './read-webm.ts'

const HEADER_BYTES = 8
/** Boxes that hold boxes, with the bytes of their own that come first. */
const PARENTS: Record<string, number> = { moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0, stsd: 8 }
const PICTURE_HANDLER = 'vide'

/** What an MP4 file says of itself, and whether it may be played before all of it has come. */
export function readMp4(bytes: Buffer): Container & { fastStart: boolean } {
  const boxes = [...boxesOf(bytes, 0, bytes.length)]
  const find = (type: string) => {
    const box = boxes.find((one) => one.type === type)
    if (!box) throw new Error(`The MP4 file has no ${type} box.`)
    return box
  }
  const [header, sample] = [find('mvhd').start, find('avc1').start]
  const handlers = boxes.filter(({ type, parent }) => type === 'hdlr' && parent === 'mdia')
  return {
    seconds: bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12),
    codec: 'avc1',
    width: bytes.readUInt16BE(sample + 24),
    height: bytes.readUInt16BE(sample + 26),
    tracks: handlers.length,
    silent: handlers.every(
      ({ start }) => bytes.toString('latin1', start + 8, start + 12) === PICTURE_HANDLER,
    ),
    fastStart: find('moov').start < find('mdat').start,
  }
}

type Box = { type: string; parent: string; start: number }

function* boxesOf(bytes: Buffer, from: number, to: number, parent = ''): Generator<Box> {
  for (let at = from; at + HEADER_BYTES <= to;) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + HEADER_BYTES)
    if (size < HEADER_BYTES) throw new Error(`The MP4 file has a ${type} box of ${size} bytes.`)
    const start = at + HEADER_BYTES
    yield { type, parent, start }
    const own = PARENTS[type]
    if (own !== undefined) yield* boxesOf(bytes, start + own, at + size, type)
    at += size
  }
}
