import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import { answerCalls } from './worker-calls.ts'

type Atlas<Name extends string> = Topology<Record<Name, GeometryCollection>>
type Ring = number[][]

/** Meters west, south, east, north, and meters per pixel. */
export type OutlineView = {
  extent: number[]
  resolution: number
  pixelRatio: number
  hasCounties: boolean
  colors: Record<'land' | 'coast' | 'ground' | 'county' | 'state', string>
}

/** The page fetches the files, because the worker's policy forbids it. */
export type Calls = {
  load: { body: { world: ArrayBuffer; states: ArrayBuffer }; result: void }
  loadCounties: { body: ArrayBuffer; result: void }
  draw: { body: OutlineView; result: ImageBitmap }
}

/** Of the earth, in Web Mercator. */
const RADIUS = 6_378_137
const AROUND = 2 * Math.PI * RADIUS

let countries: Path2D[] = []
let nation = new Path2D()
let states = new Path2D()
let counties = new Path2D()

/** Reading and drawing some 30,000 points takes longer than a frame. */
answerCalls<Calls>({
  load(files) {
    const world = parse<{ coarse: Atlas<'countries'>; fine: Atlas<'countries'> }>(files.world)
    const atlas = parse<Atlas<'nation' | 'states'>>(files.states)
    countries = [world.coarse, world.fine].map((each) => areas(each, each.objects.countries))
    nation = areas(atlas, atlas.objects.nation)
    states = borders(atlas, atlas.objects.states)
  },
  loadCounties(file) {
    const atlas = parse<Atlas<'counties'>>(file)
    counties = borders(atlas, atlas.objects.counties)
  },
  draw({ extent: [west = 0, south = 0, east = 0, north = 0], resolution, pixelRatio, ...rest }) {
    const scale = pixelRatio / resolution
    const width = Math.round((east - west) * scale)
    const canvas = new OffscreenCanvas(width, Math.round((north - south) * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The worker can draw nothing.')
    const first = Math.round(west / AROUND)
    for (let world = first; world <= Math.round(east / AROUND); world += 1) {
      context.setTransform(scale, 0, 0, -scale, (world * AROUND - west) * scale, north * scale)
      drawWorld(context, resolution, rest)
    }
    return canvas.transferToImageBitmap()
  },
})

function drawWorld(
  context: OffscreenCanvasRenderingContext2D,
  pixel: number,
  { colors, hasCounties }: Pick<OutlineView, 'colors' | 'hasCounties'>,
) {
  function fill(path: Path2D, color: string) {
    context.fillStyle = color
    context.fill(path, 'evenodd')
  }
  function stroke(path: Path2D, color: string, width: number) {
    context.strokeStyle = color
    context.lineWidth = width * pixel
    context.stroke(path)
  }

  context.lineJoin = 'round'
  for (const path of countries) {
    fill(path, colors.land)
    stroke(path, colors.coast, 1)
  }
  fill(nation, colors.ground)
  if (hasCounties) stroke(counties, colors.county, 0.75)
  stroke(states, colors.state, 1)
}

function parse<Result>(file: ArrayBuffer): Result {
  return JSON.parse(new TextDecoder().decode(file))
}

function areas(atlas: Topology, collection: GeometryCollection) {
  const rings = feature(atlas, collection).features.flatMap(({ geometry }): Ring[] => {
    if (geometry.type === 'Polygon') return geometry.coordinates
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
  })
  return pathOf(rings)
}

/** Shared borders once. */
function borders(atlas: Topology, collection: GeometryCollection) {
  return pathOf(mesh(atlas, collection).coordinates)
}

/** In meters of the map's projection. */
function pathOf(lines: Ring[]) {
  const path = new Path2D()
  for (const line of lines) {
    for (const [index, [lng = 0, lat = 0]] of line.entries()) {
      const x = (RADIUS * lng * Math.PI) / 180
      const y = RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
      if (index === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
  }
  return path
}
