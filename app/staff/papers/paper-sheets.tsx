import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/en/staff/papers.ts'
import { formatDayOf, formatTimeOf } from '#app/rental/times.ts'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextArea } from '#app/ui/text-field.tsx'
import type { PaperAnswer } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './papers.module.css'

const { notice, label } = papersPage

/** The notice that is put in the box. */
export function NoticeSheet({ box, forName, receivedAt }: PaperAnswer) {
  const when = { day: formatDayOf(receivedAt), time: formatTimeOf(receivedAt) }
  return (
    <PrintSheet
      title={notice.title}
      about={<p>{interpolate(notice.to, { box, name: forName })}</p>}
    >
      <p>{interpolate(notice.text, when)}</p>
      <p>{notice.letter}</p>
    </PrintSheet>
  )
}

/** A label for one letter. What is typed stays in this page alone, and goes with it. */
export function LabelSheet({ forName }: PaperAnswer) {
  const [address, setAddress] = useState(`${forName}\n`)
  return (
    <Part title={label.title}>
      <p className="screen-only">{label.about}</p>
      <FormContext value={noForm}>
        <div className={`${css.address} screen-only`}>
          <TextArea
            name="address"
            label={label.address}
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </div>
      </FormContext>
      <div className="screen-only">
        <Button onClick={() => window.print()}>{label.print}</Button>
      </div>
      <div className={`${css.label} stack`} data-theme="light">
        <p>
          {business.name}, {business.addressLines.join(', ')}
        </p>
        <p>{address}</p>
      </div>
    </Part>
  )
}
