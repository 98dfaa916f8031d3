import type { Services } from '#server/services.ts'
import { writeCsvLines, writeCsvNames, type CsvValue } from '#shared/shop/core/csv.ts'

import { answerInParts } from './answer-in-parts.ts'

/** Streams JSON with a `csv` field, page by page. The generator's return value adds the other fields. */
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

function escape(text: string) {
  return JSON.stringify(text).slice(1, -1)
}
