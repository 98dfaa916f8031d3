import { closedWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import type { ReadLine } from './read-line.ts'
import { hasFirstNameFirst, namedParts } from './read-name.ts'
import type { Row } from './row-reader.ts'

export function remarkOnList(lines: ReadLine[], rows: Row[]) {
  remarkOnOrder(lines)
  remarkOnSections(lines, rows)
  remarkOnRepeats(lines)
  remarkOnCredit(lines)
}

/** In a note or a heading, as other words there say that a box is closed. */
const LEFT =
  /\b(?:closing|will close|ex|old|vacating|left(?! (?:a )?(?:message|msg|voicemail|vm|note)s?)|gone|gave up|surrendered|evicted|passed away|no longer|(?:do|does|did) not renew|not renewing|keys? (?:returned|turned in)|returned (?:the )?keys?|rts|return to sender|se mudo|se fue|ya no|bajas?)\b/

function isOfClosed(text: string) {
  return [closedWords, LEFT].some((words) => words.test(foldColumn(text)))
}

/** `Closed boxes`, alone in a line, stands above those that are. */
function remarkOnSections(lines: ReadLine[], rows: Row[]) {
  let section = ''
  for (const [at, { row, box, terms }] of lines.entries()) {
    const texts = Object.values(rows[at]?.cells ?? {})
    const [text = ''] = texts
    const isHeading = texts.length === 1 && box === null && /\p{L}/u.test(text)
    if (isHeading && !row.problems.some(({ code }) => code === 'totals_row')) section = text
    if (!terms || terms.isClosed) continue
    if (isOfClosed(row.text('note'))) row.addRemark('status_closed', 'note')
    if (isOfClosed(section)) row.addRemark('status_closed', 'status', { text: section })
    else if (section) row.addRemark('heading_above', 'box', { text: section })
  }
}

/** `Ann Lee, Bo` is no `Garcia Lopez, Maria` where other names have first names first. */
function remarkOnOrder(lines: ReadLine[]) {
  const named = lines.filter(({ row }) => row.text('name') !== '')
  const turned = named.filter(({ row }) => namedParts(row.text('name')).length > 1)
  for (const { row } of turned) {
    const isFirst = hasFirstNameFirst(row.nameOf('name')) || turned.length < named.length / 2
    const [last = ''] = namedParts(row.text('name'))
    const isRemarked = row.remarks.some(({ at }) => at?.field === 'name')
    if (isFirst && !isRemarked) row.addRemark('name_order', 'name', { last })
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
