import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

import { finishPage } from '#tooling/prerender/finish-page.ts'

/** Renders one page of the build to finished HTML. It never runs for a visitor. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  const html = await new Response(prelude).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? await finishPage(html, context) : html, {
    status,
    headers,
  })
}
