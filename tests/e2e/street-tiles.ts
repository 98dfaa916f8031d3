import { zxyToTileId } from 'pmtiles'

const TOWN = { lat: 41.772291, lng: -72.6734 }

type Point = [east: number, north: number]
type Feature = { shape: 1 | 2 | 3; points: Point[]; tags: Record<string, string> }
type Layers = Record<string, Feature[]>

const HALF_TOWN_DEGREES = 0.04
const BLOCK_DEGREES = 0.004
const ZOOMS = { least: 9, most: 14 }
const EXTENT = 4_096
const HEADER_BYTES = 127
const DEGREE = 1e7

/**
 * A PMTiles archive (version 3) of vector tiles with the layers of Protomaps around the sample's
 * MBX1003; its streets are invented.
 */
export function makeStreetArchive() {
  const layers = drawTown()
  const tiles = tilesOfTown()
    .map(([zoom, x, y]) => ({ id: zxyToTileId(zoom, x, y), bytes: writeTile(layers, zoom, x, y) }))
    .toSorted((one, other) => one.id - other.id)
  const directory = writeDirectory(tiles)
  const metadata = Buffer.from('{"attribution":"<a href=\\"#\\">Invented streets</a>"}')
  const contents = Buffer.concat(tiles.map(({ bytes }) => bytes))

  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  const parts = [directory, metadata, Buffer.alloc(0), contents]
  let offset = HEADER_BYTES
  for (const [place, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * place)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * place)
    offset += part.length
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), place)
  // Sorted by number, uncompressed, vector tiles.
  header.set([1, 1, 1, 1, ZOOMS.least, ZOOMS.most], 96)
  const [west, south, east, north] = edges()
  for (const [place, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * DEGREE), 102 + 4 * place)
  return Buffer.concat([header, ...parts])
}

function edges() {
  const { lat, lng } = TOWN
  const half = HALF_TOWN_DEGREES
  return [lng - half, lat - half, lng + half, lat + half] as const
}

function drawTown(): Layers {
  const [west, south, east, north] = edges()
  const roads: Feature[] = []
  const blocks = Math.round((2 * HALF_TOWN_DEGREES) / BLOCK_DEGREES)
  for (let number = 0; number <= blocks; number++) {
    const offset = number * BLOCK_DEGREES
    const kind = number % 10 === 0 ? 'highway' : number % 5 === 0 ? 'major_road' : 'minor_road'
    const line = (points: Point[], name: string) =>
      roads.push({ shape: 2, points, tags: { kind, name } })
    line([at(west, south + offset), at(east, south + offset)], `Invented Street ${number}`)
    line([at(west + offset, south), at(west + offset, north)], `Nowhere Avenue ${number}`)
  }
  return {
    earth: [box(west - 1, south - 1, 3)],
    landuse: [box(TOWN.lng + 0.005, TOWN.lat + 0.005, 0.01)],
    water: [box(TOWN.lng - 0.02, TOWN.lat - 0.02, 0.012)],
    buildings: [box(TOWN.lng + 0.001, TOWN.lat + 0.001, 0.0012)],
    roads,
    places: [{ shape: 1, points: [at(TOWN.lng, TOWN.lat)], tags: { name: 'Invented Town' } }],
  }
}

function at(lng: number, lat: number): Point {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

function box(west: number, south: number, size: number): Feature {
  const [east, north] = [west + size, south + size]
  const points = [at(west, north), at(east, north), at(east, south), at(west, south)]
  return { shape: 3, points, tags: {} }
}

function tilesOfTown() {
  const [west, south, east, north] = edges()
  const tiles: [number, number, number][] = []
  for (let zoom = ZOOMS.least; zoom <= ZOOMS.most; zoom++) {
    const [left, top] = at(west, north).map((part) => Math.floor(part * 2 ** zoom))
    const [right, bottom] = at(east, south).map((part) => Math.floor(part * 2 ** zoom))
    for (let x = left!; x <= right!; x++)
      for (let y = top!; y <= bottom!; y++) tiles.push([zoom, x, y])
  }
  return tiles
}

function writeDirectory(tiles: { id: number; bytes: Buffer }[]) {
  const ids = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const lengths = tiles.map(({ bytes }) => bytes.length)
  const follow = tiles.map((_, index) => (index === 0 ? 1 : 0))
  return Buffer.from(
    [tiles.length, ...ids, ...tiles.map(() => 1), ...lengths, ...follow].flatMap(varint),
  )
}

/** @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
function writeTile(layers: Layers, zoom: number, x: number, y: number) {
  const place = ([east, north]: Point) =>
    [(east * 2 ** zoom - x) * EXTENT, (north * 2 ** zoom - y) * EXTENT].map(Math.round)
  return Buffer.from(
    Object.entries(layers).flatMap(([name, features]) => field(3, layer(name, features, place))),
  )
}

function layer(name: string, features: Feature[], place: (point: Point) => number[]) {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))]
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))]
  return [
    ...field(1, text(name)),
    ...features.flatMap(({ shape, points, tags }) => {
      const numbers = Object.entries(tags).flat()
      const marks = numbers.map((word, odd) => (odd % 2 ? values : keys).indexOf(word))
      return field(2, [
        ...field(2, marks.flatMap(varint)),
        ...varint(3 << 3),
        shape,
        ...field(4, geometry(shape, points.map(place))),
      ])
    }),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) => field(4, field(1, text(value)))),
    ...varint(5 << 3),
    ...varint(EXTENT),
    ...varint(15 << 3),
    2,
  ]
}

function geometry(shape: Feature['shape'], points: number[][]) {
  let [lastX, lastY] = [0, 0]
  const steps = points.flatMap(([x = 0, y = 0]) => {
    const step = [zigzag(x - lastX), zigzag(y - lastY)]
    lastX = x
    lastY = y
    return step
  })
  const lines = shape === 1 ? [] : [((points.length - 1) << 3) | 2]
  const close = shape === 3 ? [15] : []
  return [9, ...steps.slice(0, 2), ...lines, ...steps.slice(2), ...close].flatMap(varint)
}

function zigzag(number: number) {
  return number < 0 ? -2 * number - 1 : 2 * number
}

function field(number: number, bytes: number[]) {
  return [...varint((number << 3) | 2), ...varint(bytes.length), ...bytes]
}

function text(words: string) {
  return [...Buffer.from(words)]
}

function varint(number: number): number[] {
  const rest = Math.floor(number / 128)
  return rest > 0 ? [(number % 128) + 128, ...varint(rest)] : [number]
}
