import { setImmediate } from 'node:timers/promises'

import type { Services } from '#server/services.ts'
import { type CsvValue, writeCsvLines, writeCsvNames } from '#shared/rental/csv.ts'

const encoder = new TextEncoder()

/**
 * JSON whose `csv` leaves page by page while it is read, so that no list is held in memory and nobody waits for the whole. What
 * the pages return at their end stands beside it. Where reading fails the answer breaks off, and is no JSON.
 */
export function answerCsv(
  columns: string[],
  pages: AsyncGenerator<CsvValue[][], object>,
  { log }: Pick<Services, 'log'>,
) {
  async function* write() {
    try {
      let names = `{"csv":"${escape(writeCsvNames(columns))}`
      let page = await pages.next()
      while (!page.done) {
        yield encoder.encode(names + escape(writeCsvLines(page.value)))
        names = ''
        // SQLite answers within one turn of the event loop: between two pages the other clerks have theirs.
        await setImmediate()
        page = await pages.next()
      }
      yield encoder.encode(`${names}",${JSON.stringify(page.value).slice(1)}`)
    } catch (error) {
      log.error({ error }, 'A file broke off')
      throw error
    } finally {
      await pages.return({})
    }
  }
  const parts = write()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    // Whoever has gone away needs no more pages.
    cancel: () => void parts.return(),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** A part of a JSON text. */
function escape(text: string) {
  return JSON.stringify(text).slice(1, -1)
}
