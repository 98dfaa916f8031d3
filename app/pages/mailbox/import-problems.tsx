import type { RowProblem } from '#app/mailboxes/import-row.ts'
import { saveFile } from '#app/mailboxes/save-file.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

import css from './import-dialog.module.css'

/** More would be nothing to read; the file has them all. */
const SHOWN = 100
const number = new Intl.NumberFormat('en')

/** Every row that can't be taken, and why. */
export function ImportProblems({
  problems,
  rows,
}: {
  problems: readonly RowProblem[]
  rows: number
}) {
  const rest = problems.length - SHOWN

  return (
    <>
      <Banner tone="error">
        <p>
          {number.format(problems.length)} of {number.format(rows)} rows can’t be imported. Nothing
          was changed.
        </p>
      </Banner>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
      <div role="region" aria-label="Rows with problems" tabIndex={0} className={css.problems}>
        <ul>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={problem.row}>{asLine(problem)}</li>
          ))}
        </ul>
        {rest > 0 && <p>and {number.format(rest)} more.</p>}
      </div>
      {rest > 0 && (
        <Button
          look="plain"
          onClick={() =>
            saveFile('rows-with-problems.txt', 'text/plain;charset=utf-8', problems.map(asTextLine))
          }
        >
          Download the whole list
        </Button>
      )}
    </>
  )
}

function asLine({ row, id, sentence }: RowProblem) {
  return `Row ${row}${id && ` (${id})`}: ${sentence}.`
}

function asTextLine(problem: RowProblem) {
  return `${asLine(problem)}\n`
}
