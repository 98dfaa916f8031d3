/** One request to the auth service. */
export type Call = {
  request: Request
  query: URLSearchParams
  /** Who asks, as far as limits care. */
  visitor: string
  /** So much of a body is read (server/app.ts); a larger one is refused. */
  maxBodyBytes: number
}
