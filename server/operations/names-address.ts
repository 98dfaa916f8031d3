/**
 * Whether a text names an address, and not only a longer one that it is a part of.
 *
 * @param address in lower case
 */
export function namesAddress(text: string, address: string) {
  const whole = `(?<![\\w.+%!#$*^~-])${RegExp.escape(address)}(?![\\w-]|\\.\\w)`
  return new RegExp(whole, 'u').test(text.toLowerCase())
}
