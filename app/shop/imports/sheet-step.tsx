import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { importNotes } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { encodings, type Encoding } from '#shared/shop/imports/decode-text.ts'
import type { ImportNote } from '#shared/shop/imports/fields.ts'
import type { Head } from '#shared/shop/imports/find-table.ts'
import type { Line } from '#shared/shop/imports/sheets.ts'

import { Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

import css from './imports.module.css'

const words = importPage.sheet

type SheetStepProps = {
  list: ReadList
  onReread: (change: { encoding: Encoding } | { sheet: string; head: Head }) => void
}

/** The sheet, the encoding and the line of the column names: each as guessed, each to be changed by one press. */
export function SheetStep({ list, onReread }: SheetStepProps) {
  const { sheets, sheet, head, encoding, notes } = list
  const [looked, setLooked] = useState(sheet)
  const shown =
    sheets.find(({ name }) => name === looked) ?? sheets.find(({ name }) => name === sheet)
  const choose = (chosen: Head) => onReread({ sheet: shown?.name ?? sheet, head: chosen })
  const summary = { sheet: sheet || words.text, line: head.line }
  return (
    <Part title={words.title}>
      {notes.length > 0 && (
        <Banner tone="warning">
          {notes.map((note) => (
            <p key={note.code}>{describeNote(note)}</p>
          ))}
        </Banner>
      )}
      <details className="fold" open={notes.length > 0 || undefined}>
        <summary>{interpolate(words.summary, summary)}</summary>
        <div className={`${css.fold} stack gap-3`}>
          {encoding === null ? (
            <div className={`${css.filters} cluster gap-2`} role="group" aria-label={words.sheet}>
              {sheets.map(({ name, isHidden }) => (
                <Button
                  key={name}
                  variant="quiet"
                  small
                  aria-pressed={name === shown?.name}
                  onClick={() => setLooked(name)}
                >
                  {isHidden ? interpolate(words.hidden, { name }) : name}
                </Button>
              ))}
            </div>
          ) : (
            <Select
              label={words.encoding}
              value={encoding}
              onChoose={(id) => onReread({ encoding: id as Encoding })}
              options={encodings.map((id) => ({ id, label: words.encodings[id] }))}
            />
          )}
          <p>{words.names}</p>
          {shown && <Preview lines={shown.preview} head={shown.head} onChoose={choose} />}
          {shown && shown.name !== sheet && (
            <div>
              <Button variant="quiet" onClick={() => choose(shown.head)}>
                {words.read}
              </Button>
            </div>
          )}
        </div>
      </details>
    </Part>
  )
}

type PreviewProps = { lines: Line[]; head: Head; onChoose: (head: Head) => void }

function Preview({ lines, head, onChoose }: PreviewProps) {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <>
      <div className={`${css.scroll} panel`}>
        <table className={`${css.preview} small`}>
          <caption className="sr-only">{words.caption}</caption>
          <tbody>
            {lines.map(({ line, cells }) => (
              <tr key={line} data-head={line === head.line || undefined}>
                <th scope="row">
                  <label className="row gap-2">
                    <input
                      type="radio"
                      name="head"
                      aria-label={interpolate(words.choose, { line })}
                      checked={line === head.line}
                      onChange={() => onChoose({ line, hasTwoRows: false })}
                    />
                    {line}
                  </label>
                </th>
                {columns.map((at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines[0]?.line !== head.line && (
        <label className="cluster gap-2">
          <input
            type="checkbox"
            checked={head.hasTwoRows}
            onChange={({ target }) => onChoose({ ...head, hasTwoRows: target.checked })}
          />
          {words.twoRows}
        </label>
      )}
    </>
  )
}

function describeNote({ code, values }: ImportNote) {
  const { encoding } = values
  if (!encoding) return interpolate(importNotes[code], values)
  const named = { ...values, encoding: words.encodings[encoding as Encoding] }
  return interpolate(importNotes[code], named)
}
