import { foldColumn } from './columns.ts'
import type { ReadLine } from './read-line.ts'
import type { Row } from './row-reader.ts'

export function remarkOnList(lines: ReadLine[], rows: Row[]) {
  remarkOnSections(lines, rows)
  remarkOnRepeats(lines)
  remarkOnCredit(lines)
}

const CLOSED =
  /\b(?:closed|cancell?ed|inactive|former|vacant|moved|terminated|mudad[oa]s?|se mudo|cerrad[oa]s?|cancelad[oa]s?|bajas?)\b/

/** `Closed boxes`, alone in a line, stands above those that are. */
function remarkOnSections(lines: ReadLine[], rows: Row[]) {
  let section = ''
  for (const [at, { row, terms }] of lines.entries()) {
    const texts = Object.values(rows[at]?.cells ?? {})
    if (texts.length === 1) section = texts[0] ?? ''
    if (!terms || terms.isClosed) continue
    if (CLOSED.test(foldColumn(row.text('note')))) row.addRemark('status_closed', 'note')
    if (CLOSED.test(foldColumn(section)))
      row.addRemark('status_closed', 'status', { text: section })
  }
}

const MIN_REPEATS = 10
const MIN_CREDITS = 3

/** A telephone number, or a name, of so many boxes may be the shop's own or a placeholder. */
function remarkOnRepeats(lines: ReadLine[]) {
  const customers = lines.filter(({ terms }) => terms && !terms.isClosed)
  for (const [code, field, textOf] of [
    ['contact_repeated', 'phone', ({ terms }: ReadLine) => terms?.phone],
    ['contact_repeated', 'email', ({ terms }: ReadLine) => terms?.email],
    ['name_repeated', 'name', ({ people }: ReadLine) => people[0]?.name],
  ] as const) {
    for (const [text, same] of Map.groupBy(customers, textOf)) {
      if (!text || same.length < MIN_REPEATS) continue
      for (const { row } of same) row.addRemark(code, field, { text, count: same.length })
    }
  }
}

/** Some programs write what is owed with a minus. */
function remarkOnCredit(lines: ReadLine[]) {
  const balances = lines.flatMap(({ row, terms }) => {
    const cents = terms?.balanceCents ?? 0
    return cents === 0 ? [] : [{ row, cents }]
  })
  const below = balances.filter(({ cents }) => cents < 0)
  if (below.length < MIN_CREDITS || below.length <= balances.length / 2) return
  for (const { row } of below) row.addRemark('credit_doubtful', 'balance')
}
