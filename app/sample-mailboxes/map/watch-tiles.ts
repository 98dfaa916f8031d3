/** A single tile may be missing. */
const MAX_FAILURES = 3

export function watchTiles(onFailure: () => void) {
  let failures = 0
  return {
    loaded() {
      if (failures < MAX_FAILURES) failures = 0
    },
    failed() {
      failures += 1
      if (failures === MAX_FAILURES) onFailure()
    },
  }
}

export type TileWatch = ReturnType<typeof watchTiles>
