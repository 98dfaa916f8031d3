import type { Services } from '#server/services.ts'
import { writeCsvLines, writeCsvNames, type CsvValue } from '#shared/shop/core/csv.ts'

import { answerInParts } from './answer-in-parts.ts'

/** JSON whose `csv` leaves page by page while it is read. What the pages return at their end stands beside it. */
export function answerCsv(
  columns: string[],
  pages: AsyncGenerator<CsvValue[][], object>,
  services: Pick<Services, 'log'>,
) {
  async function* write() {
    try {
      let names = `{"csv":"${escape(writeCsvNames(columns))}`
      let page = await pages.next()
      while (!page.done) {
        yield names + escape(writeCsvLines(page.value))
        names = ''
        page = await pages.next()
      }
      yield `${names}",${JSON.stringify(page.value).slice(1)}`
    } finally {
      await pages.return({})
    }
  }
  return answerInParts(write(), services)
}

/** A part of a JSON text. */
function escape(text: string) {
  return JSON.stringify(text).slice(1, -1)
}
