import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

import { finishPage } from '#tooling/prerender/finish-page.ts'

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  const html = await new Response(prelude).text()
  // React Router renders a fallback page as well, and needs it unchanged.
  const isPage = import.meta.env.PROD && !context.isSpaMode
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(isPage ? await finishPage(html, context) : html, {
    status,
    headers,
  })
}
