/** Names of states and cities on the map, by their English names; those that are not here stay as they are. */
export const placeNames: Record<string, string> = {}
