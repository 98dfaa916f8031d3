import { business } from '#app/content/business.ts'

import type { TextHead } from './text.ts'

/** The head of a page that shows a Markdown text: every one of them asks for it when it is compiled. */
export function headOfText({ title, description }: TextHead) {
  return [{ title: `${title} – ${business.name}` }, { name: 'description', content: description }]
}
