import type { Language } from '#shared/language.ts'

/** One request to one of the server's calls. */
export type RequestContext = {
  request: Request
  query: URLSearchParams
  /** What stands in the path where its route names a part (`:id`). */
  params: Record<string, string>
  /** What answers to people are written in: as `Accept-Language` asks. */
  language: Language
  /** Who asks, as far as limits care (client-address.ts). */
  client: string
  /** Whether the client is the server's own machine or one of its proxies (client-address.ts). */
  isInside: boolean
  /** So much of a body is read (server/app.ts); a larger one is refused. */
  maxBodyBytes: number
}
