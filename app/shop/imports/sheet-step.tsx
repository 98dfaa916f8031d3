import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { hiddenSheet, importNotes } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { encodings, type Encoding } from '#shared/shop/imports/decode-text.ts'
import type { ImportNote } from '#shared/shop/imports/fields.ts'
import type { Head } from '#shared/shop/imports/find-table.ts'
import type { Line } from '#shared/shop/imports/sheets.ts'

import { Presses, Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

const words = importPage.sheet

type SheetStepProps = {
  list: ReadList
  onReread: (change: { encoding: Encoding } | { sheet: string; head: Head }) => void
}

export function SheetStep({ list, onReread }: SheetStepProps) {
  const { sheets, sheet, head, encoding, notes } = list
  const [looked, setLooked] = useState(sheet)
  const shown =
    sheets.find(({ name }) => name === looked) ?? sheets.find(({ name }) => name === sheet)
  const choose = (chosen: Head) => onReread({ sheet: shown?.name ?? sheet, head: chosen })
  return (
    <Part title={words.title}>
      {notes.length > 0 && (
        <Banner tone="warning">
          {notes.map((note) => (
            <p key={note.code}>{formatNote(note)}</p>
          ))}
        </Banner>
      )}
      <details open={notes.length > 0 || undefined}>
        <summary>
          {interpolate(words.summary, { sheet: sheet || words.text, line: head.line })}
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-3">
          {encoding === null ? (
            <Presses
              label={words.sheet}
              value={shown?.name}
              onChoose={setLooked}
              options={sheets.map(({ name, isHidden }) => ({
                id: name,
                label: isHidden ? interpolate(hiddenSheet, { name }) : name,
              }))}
            />
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
  const cell = 'border-t border-line px-3 py-1 text-left whitespace-nowrap'
  return (
    <>
      <div className="rounded-lg border border-line bg-raised overflow-x-auto">
        <table className="border-collapse text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <tbody>
            {lines.map(({ line, cells }) => (
              <tr key={line} className={line === head.line ? 'bg-lifted font-semibold' : ''}>
                <th scope="row" className={cell}>
                  <label className="flex items-center gap-2">
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
                {Array.from({ length: width }, (_, at) => (
                  <td key={at} className={cell}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines[0]?.line !== head.line && (
        <label className="flex flex-wrap gap-2">
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

function formatNote({ code, values }: ImportNote) {
  const { encoding } = values
  const named = encoding && { encoding: words.encodings[encoding as Encoding] }
  return interpolate(importNotes[code], { ...values, ...named })
}
