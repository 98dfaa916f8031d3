/**
 * Makes the PMTiles file of the tests: `node scripts/map/make-street-fixture.ts`. One vector tile of
 * the whole world with invented streets; a fixture, no map.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
import { mkdir, writeFile } from 'node:fs/promises'

const FOLDER = 'e2e/files'
const HEADER_BYTES = 127
const TILE_EXTENT = 4_096
const MVT = 1
const UNCOMPRESSED = 1

const tile = makeTile()
const directory = varints(1, 0, 1, tile.length, 1)
const metadata = Buffer.from(JSON.stringify({ attribution: '<a href="#">Invented streets</a>' }))

await mkdir(FOLDER, { recursive: true })
await writeFile(
  `${FOLDER}/streets.pmtiles`,
  Buffer.concat([makeHeader(), directory, metadata, tile]),
)

function makeHeader() {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + directory.length
  const tilesAt = metadataAt + metadata.length
  const places = [HEADER_BYTES, directory.length, metadataAt, metadata.length, tilesAt, 0]
  const counts = [tilesAt, tile.length, 1, 1, 1]
  for (const [position, count] of [...places, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(count), 8 + 8 * position)
  }
  header.writeUInt8(1, 96)
  header.writeUInt8(UNCOMPRESSED, 97)
  header.writeUInt8(UNCOMPRESSED, 98)
  header.writeUInt8(MVT, 99)
  return header
}

/** A layer of roads: a cross through the tile, as the vector tile specification writes it. */
function makeTile() {
  const half = TILE_EXTENT / 2
  const lines = [
    [9, zigzag(0), zigzag(half), 10, zigzag(TILE_EXTENT), zigzag(0)],
    [9, zigzag(half), zigzag(0), 10, zigzag(0), zigzag(TILE_EXTENT)],
  ]
  const layer = [
    number(15, 2),
    bytes(1, Buffer.from('roads')),
    ...lines.map((line) => bytes(2, makeLine(line))),
    bytes(3, Buffer.from('kind')),
    bytes(4, bytes(1, Buffer.from('highway'))),
    number(5, TILE_EXTENT),
  ]
  return bytes(3, Buffer.concat(layer))
}

function makeLine(line: number[]) {
  return Buffer.concat([bytes(2, varints(0, 0)), number(3, 2), bytes(4, varints(...line))])
}

/** Protocol buffers: a numbered field that holds a number, and one that holds bytes. */
function number(field: number, value: number) {
  return varints(field << 3, value)
}

function bytes(field: number, content: Buffer) {
  return Buffer.concat([varints((field << 3) | 2, content.length), content])
}

function zigzag(positive: number) {
  return positive * 2
}

/** Seven bits to a byte, the lowest first; all but the last carry the eighth. */
function varints(...values: number[]) {
  return Buffer.from(
    values.flatMap((value) => {
      const parts: number[] = []
      let left = value
      for (; left > 127; left >>= 7) parts.push((left & 127) | 128)
      return [...parts, left]
    }),
  )
}
