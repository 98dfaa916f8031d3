import { headOf } from '#app/head/head-of.ts'
import { reading } from '#content/articles.ts'

import type { ArticleHead, LegalHead } from './text.ts'

export function headOfText(text: ArticleHead | LegalHead, path: string) {
  const { title, description } = text
  const { name, path: above } = reading.blog
  const placed = 'date' in text ? { date: text.date, trail: [{ name, path: above }] } : {}
  return headOf({ title, description, path, ...placed })
}
