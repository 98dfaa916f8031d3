/** One request to one of the server's calls. */
export type RequestContext = {
  request: Request
  query: URLSearchParams
  /** What stands in the path where its route has a name: `/shop/v1/visits/:id`. */
  params: Record<string, string>
  /** Who asks, as far as limits care (client-address.ts). */
  client: string
  /** So much of a body is read (server/app.ts); a larger one is refused. */
  maxBodyBytes: number
}
