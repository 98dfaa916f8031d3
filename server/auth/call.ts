/** One request to the auth service. */
export type Call = {
  request: Request
  query: URLSearchParams
  /** Who asks, as far as limits care. */
  visitor: string
}
