import type { Language } from '#shared/language.ts'

export type RequestContext = {
  request: Request
  query: URLSearchParams
  /** Path parameters (`:id`). */
  params: Record<string, string>
  /** The language of messages to people, from `Accept-Language`. */
  language: Language
  /** The client's address for rate limits (client-address.ts). */
  client: string
  /** Whether the client is the server's own machine or one of its proxies (client-address.ts). */
  isInside: boolean
  /** A larger body is refused (server/app.ts). */
  maxBodyBytes: number
}
