import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

import type { RunningSite } from '#tests/e2e/site.ts'

import { judge, type Measure } from '#bench/measure.ts'

import { lighthouse } from './lighthouse.ts'

const RUNS = 5
const PACKED = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
const SCRIPTS = /<script[\s\S]*?<\/script>/g

/** The landing page's largest paint against the same page as plain HTML, visit by visit. */
export async function measureFirstView(site: RunningSite): Promise<Measure[]> {
  const plain = await servePlain(site)
  const measures: Measure[] = []
  for (const throttling of ['simulate', 'devtools'] as const) {
    const ratios: number[] = []
    const times: string[] = []
    for (let run = 0; run < RUNS; run++) {
      const floor = largestPaint(await lighthouse(plain.url, throttling))
      const ours = largestPaint(await lighthouse(`${site.url}/`, throttling))
      ratios.push(ours / floor)
      times.push(`${Math.round(ours)}/${Math.round(floor)}`)
    }
    const what = `Largest paint of / against plain HTML, throttling ${throttling === 'simulate' ? 'simulated' : 'applied'}`
    measures.push(judge(what, { atMost: 1.1 }, ratios, `ms: ${times.join(', ')}`))
  }
  plain.close()
  return measures
}

function largestPaint({ audits }: Awaited<ReturnType<typeof lighthouse>>) {
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN
}

/** The landing page without any script, served by nothing but Node; what it needs comes from the site's files. */
async function servePlain({ url }: RunningSite) {
  const answer = await fetch(`${url}/`)
  const page = brotliCompressSync((await answer.text()).replaceAll(SCRIPTS, ''))
  const server = createServer((request, response) => {
    if (request.url === '/') return response.writeHead(200, PACKED).end(page)
    return fetch(url + request.url).then(async (file) => {
      response.setHeader('Content-Type', file.headers.get('content-type') ?? '')
      return response.end(Buffer.from(await file.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
