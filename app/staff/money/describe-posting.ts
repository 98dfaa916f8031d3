import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import type { PostingAnswer } from '#shared/rental/money-answers.ts'

const { postings: words } = moneyPage

/** `Payment: Cash`, with the reason where there is one. */
export function describePosting({ kind, accounts, reason }: PostingAnswer) {
  const kindName = nameIn(words.kinds, kind)
  const names = accounts.map((account) => nameIn(money.accounts, account))
  const what = names.includes(kindName) ? kindName : `${kindName}: ${names.join(', ')}`
  return reason ? `${what} (${reason})` : what
}

function nameIn(names: Record<string, string>, id: string) {
  return names[id] ?? id
}
