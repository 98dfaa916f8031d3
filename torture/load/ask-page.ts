import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/**
 * The status of a page, packed as browsers ask for it. By the plainest client there is: it shares the cores with what
 * it measures, and `fetch` takes more of them for a page than the server does.
 */
export function askPage(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    const asked = request(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}
