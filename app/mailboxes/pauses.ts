/** The page answers between two slices of work. */
const SLICE_MS = 12

/** Lets the page answer whenever a slice of work was long enough; throws once nobody waits for it. */
export function createPauses(signal?: AbortSignal) {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > SLICE_MS,
    async take() {
      await new Promise((resolve) => setTimeout(resolve))
      signal?.throwIfAborted()
      since = performance.now()
    },
  }
}
