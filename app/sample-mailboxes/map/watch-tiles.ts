/** So many tiles in a row must fail before the server counts as gone. */
const MAX_FAILURES = 3

/** One tile may be missing; several in a row mean that there are none. */
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
