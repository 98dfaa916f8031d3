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
  // React Router makes one page more, which nobody is served, and wants it as it was.
  const isPage = import.meta.env.PROD && !context.isSpaMode
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(isPage ? await finishPage(html, context) : html, {
    status,
    headers,
  })
}
