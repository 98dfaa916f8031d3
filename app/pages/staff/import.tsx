import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { ColumnsPart } from '#app/shop/imports/columns-part.tsx'
import { FilePart } from '#app/shop/imports/file-part.tsx'
import { ImportsPart } from '#app/shop/imports/imports-part.tsx'
import { PlansPart } from '#app/shop/imports/plans-part.tsx'
import { RemarksPart } from '#app/shop/imports/remarks-part.tsx'
import { CustomersPart, MistakesPart, ResultPart } from '#app/shop/imports/result-part.tsx'
import { SourcePart } from '#app/shop/imports/source-part.tsx'
import { useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import { importCalls, type DayOrder, type ImportCheck } from '#shared/shop/imports/calls.ts'
import type { Encoding } from '#shared/shop/imports/decode-text.ts'

const words = importPage.result

/** The file that was checked, how it was read, and what came of it. */
type Checked = {
  file: File
  choices: {
    order: DayOrder
    columns?: string
    plans?: Record<string, string>
    sheet?: string
    encoding?: Encoding
    accept?: string
  }
  check: ImportCheck
  /** Another one for each answer. */
  id: string
}

type Source = Pick<Checked['choices'], 'sheet' | 'encoding'>

/** Columns and accepted remarks belong to what was read before. */
function rereadWith({ order, plans }: Checked['choices'], source: Source): Checked['choices'] {
  return { order, ...(plans && { plans }), ...source }
}

/** Plans go as JSON. */
function asQuery({ plans, ...choices }: Checked['choices']) {
  return { ...choices, ...(plans && { plans: JSON.stringify(plans) }) }
}

export default function Import() {
  const imports = useShopQuery(importCalls.list, {})
  const checking = useCall(importCalls.check)
  const taking = useCall(importCalls.commit)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [status, setStatus] = useState<Status | null>(null)

  async function check(file: File, choices: Checked['choices']) {
    setStatus(null)
    taking.reset()
    const { data, error } = await checking.call({ query: asQuery(choices), body: file })
    setChecked(data && { file, choices, check: data, id: crypto.randomUUID() })
    return error?.message ?? null
  }

  async function take({ file, choices, check: { counts } }: Checked) {
    const shown = {
      customers: String(counts.customers),
      leftOut: String(counts.refused + counts.toCheck),
    }
    const { data } = await taking.call({ query: { ...asQuery(choices), ...shown }, body: file })
    if (!data) return
    finish(data.id ? interpolateCount(words.done, data.counts.customers) : words.nothingNew)
  }

  function finish(text: string) {
    setChecked(null)
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
    void imports.refresh()
  }

  return (
    <>
      <StaffPageHead about={importPage.lead} />
      <StatusLine status={status} />
      <FilePart
        onCheck={(file, order) => check(file, { order })}
        onChosen={() => setChecked(null)}
      />
      <TextBanner tone="error" focused="always" text={taking.problem} />
      {checked && (
        <Result
          key={checked.id}
          checked={checked}
          isBusy={checking.isBusy || taking.isBusy}
          onAssign={(choices) => void check(checked.file, { ...checked.choices, ...choices })}
          onReread={(source) => void check(checked.file, rereadWith(checked.choices, source))}
          onTake={() => void take(checked)}
        />
      )}
      {imports.data ? (
        <ImportsPart imports={imports.data.imports} onTakenBack={finish} />
      ) : (
        <Waiting problem={imports.problem} onRetry={imports.refresh} />
      )}
    </>
  )
}

type ResultProps = {
  checked: Checked
  isBusy: boolean
  onAssign: (choices: Partial<Checked['choices']>) => void
  onReread: (source: Source) => void
  onTake: () => void
}

function Result({ checked, isBusy, onAssign, onReread, onTake }: ResultProps) {
  const { check, choices } = checked
  const isRead = check.rows.length > 0
  return (
    <>
      {isRead && <ResultPart check={check} isBusy={isBusy} onTake={onTake} />}
      <SourcePart check={check} onChoose={onReread} />
      <RemarksPart
        rows={check.rows.filter(({ becomes }) => becomes === 'to-check')}
        isBusy={isBusy}
        onAccept={(accepted) =>
          onAssign({ accept: [choices.accept, accepted].filter(Boolean).join(',') })
        }
      />
      <PlansPart
        check={check}
        isBusy={isBusy}
        onAssign={(plans) => onAssign({ plans: { ...choices.plans, ...plans } })}
      />
      <MistakesPart rows={check.rows.filter(({ becomes }) => becomes === 'refused')} />
      <ColumnsPart
        check={check}
        isBusy={isBusy}
        onAssign={(columns) => onAssign({ columns, accept: '' })}
      />
      <CustomersPart
        rows={check.rows.filter(({ becomes }) => becomes === 'customer' || becomes === 'here')}
      />
    </>
  )
}
