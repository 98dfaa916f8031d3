import { useEffect, useState } from 'react'

import { rosterPage } from '#app/content/en/staff/papers.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { formatDate } from '#app/rental/times.ts'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import type { RosterAnswer } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { countForms, pathOfRoster } from './roster-part.tsx'

import css from './papers.module.css'

const { list: words } = rosterPage

/** The whole list, to print for an inspector. */
export function RosterSheet() {
  const [pages, setPages] = useState<RosterAnswer[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const last = pages.at(-1)
  const after = last ? last.next : ''

  useEffect(() => {
    if (after === null) return
    let left = false
    void readPage(after)
    async function readPage(from: string) {
      const { answer, refusal } = await callShop<RosterAnswer>(
        pathOfRoster(encodeURIComponent(from)),
      )
      if (left) return
      if (answer) setPages((before) => [...before, answer])
      setProblem(refusal?.message ?? null)
    }
    return () => {
      left = true
    }
  }, [after])

  if (!last || last.next !== null) {
    return <Waiting problem={problem} onRetry={() => setPages([])} />
  }
  return (
    <PrintSheet
      title={interpolate(words.title, { day: formatDate(last.day) })}
      about={<p>{words.about}</p>}
    >
      <table className={`${css.roster} w-full`}>
        <thead>
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <tr key={row.rentalId}>
                <td>{row.box}</td>
                <td>{row.recipients.map(({ name }) => name).join(', ')}</td>
                <td>{row.startedOn}</td>
                <td>{row.closedOn}</td>
                <td>{countForms(row)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
