/** The path by which the table of pages knows an address. */
export function pagePath({ pathname }: { pathname: string }) {
  return pathname.replace(/\/+$/, '') || '/'
}
