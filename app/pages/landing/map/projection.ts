type Place = { latitude: number; longitude: number }

/** The part of the earth the map shows, in degrees: Los Angeles County, its coast and neighbours. */
const WEST = -119.5
const NORTH = 34.92
const EAST = -117.1
const SOUTH = 33.24

const UNITS_PER_DEGREE = 400
/** At this latitude a degree of longitude is shorter than one of latitude by this factor. */
const SQUEEZE = Math.cos((((NORTH + SOUTH) / 2) * Math.PI) / 180)

/** The size of the drawing, in its own units. */
export const mapSize = {
  width: Math.round((EAST - WEST) * SQUEEZE * UNITS_PER_DEGREE),
  height: Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE),
}

/** Where a place on earth stands on the map; outside it for places elsewhere. */
export function placeOnMap({ latitude, longitude }: Place) {
  return {
    x: Math.round((longitude - WEST) * SQUEEZE * UNITS_PER_DEGREE),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}
