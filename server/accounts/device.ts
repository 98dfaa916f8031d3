import { accounts } from '#shared/content/en/accounts.ts'

/** As user agents name themselves; the first that fits, since many name others too. */
const browsers = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, accounts.samsungBrowser],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const
const MAX_LENGTH = 400

/**
 * What somebody would call the device of a request: `Firefox, Windows`. Nothing of the header itself is in it; empty when
 * neither browser nor system is a common one.
 */
export function deviceOf(headers: Headers) {
  const agent = (headers.get('user-agent') ?? '').slice(0, MAX_LENGTH)
  const nameIn = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(agent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}
