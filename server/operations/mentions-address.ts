/** What makes a longer address of the one it stands before, or behind. */
const GOES_BEFORE = /[\w.+%!#$*^~-]/u
const GOES_ON = /^(?:[\w-]|\.\w)/u

/**
 * Whether a text names an address, and not only a longer one that it is a part of.
 *
 * @param address in lower case
 */
export function mentionsAddress(text: string, address: string) {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const end = at + address.length
    const isLonger =
      GOES_BEFORE.test(lower.charAt(at - 1)) || GOES_ON.test(lower.slice(end, end + 2))
    if (!isLonger) return true
  }
  return false
}
