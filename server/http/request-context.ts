import type { Language } from '#shared/language.ts'

export type RequestContext = {
  request: Request
  query: URLSearchParams
  params: Record<string, string>
  language: Language
  client: string
  isInside: boolean
  maxBodyBytes: number
}
