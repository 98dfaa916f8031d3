import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Country = GeometryObject<{ name: string }>

export function selectCountries(atlas: Countries, passes: (name: string) => boolean) {
  const places = new Map<number, number>()
  const arcs: Topology['arcs'] = []

  function renumber(arc: number) {
    const old = arc < 0 ? ~arc : arc
    const place = places.get(old) ?? arcs.push(atlas.arcs[old] ?? []) - 1
    places.set(old, place)
    return arc < 0 ? ~place : place
  }

  const geometries = atlas.objects.countries.geometries
    .filter(({ properties }) => properties && 'name' in properties && passes(properties.name))
    .map((country) => withArcs(country, renumber))
  return {
    type: 'Topology',
    transform: atlas.transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs,
  }
}

function withArcs(country: Country, renumber: (arc: number) => number) {
  if (country.type === 'Polygon') {
    return { type: country.type, arcs: country.arcs.map((ring) => ring.map(renumber)) }
  }
  if (country.type === 'MultiPolygon') {
    const arcs = country.arcs.map((polygon) => polygon.map((ring) => ring.map(renumber)))
    return { type: country.type, arcs }
  }
  throw new Error(`The atlas has a country that is a ${country.type}: is it another version?`)
}
