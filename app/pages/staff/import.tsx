import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { ColumnsStep } from '#app/shop/imports/columns-step.tsx'
import { FileStep } from '#app/shop/imports/file-step.tsx'
import { ImportsPart } from '#app/shop/imports/imports-part.tsx'
import { ReportPart } from '#app/shop/imports/report-part.tsx'
import { RowsStep } from '#app/shop/imports/rows-step.tsx'
import { SheetStep } from '#app/shop/imports/sheet-step.tsx'
import { TakePart } from '#app/shop/imports/take-part.tsx'
import { useImport } from '#app/shop/imports/use-import.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { importCalls } from '#shared/shop/imports/calls.ts'

export default function Import() {
  const imports = useShopQuery(importCalls.list, {})
  return (
    <>
      <StaffPageHead about={importPage.lead} />
      {imports.data ? (
        <Steps imports={imports.data} onChange={imports.refresh} />
      ) : (
        <Waiting problem={imports.problem} onRetry={imports.refresh} />
      )}
    </>
  )
}

type Imports = AnswerOf<(typeof importCalls)['list']>
type StepsProps = { imports: Imports; onChange: () => Promise<void> }

/** File, sheet, columns, customers: each step stands below the one before. */
function Steps({ imports, onChange }: StepsProps) {
  const [status, setStatus] = useState<Status | null>(null)
  const { draft, list, isReading, share, problem, sending, report, ...actions } = useImport(
    imports,
    onChange,
  )
  const isReadable = list !== null && list.missing.length === 0 && list.rows.length > 0

  function finish(text: string) {
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
    void onChange()
  }

  return (
    <>
      <StatusLine status={status} />
      <FileStep
        name={draft?.name}
        isReading={isReading}
        share={share}
        isStored={actions.isStored}
        onOpen={(file) => void actions.open(file)}
        onCancel={actions.cancelReading}
        onThrowAway={() => void actions.throwAway()}
      />
      <TextBanner tone="error" focused="always" text={problem} />
      {report && <ReportPart report={report} />}
      {draft && list && (
        <>
          <SheetStep list={list} onReread={actions.reread} />
          <ColumnsStep list={list} plans={draft.choices.plans ?? {}} onChoose={actions.choose} />
          {isReadable && (
            <>
              <RowsStep list={list} onMend={actions.mend} onAccept={actions.accept} />
              <TakePart
                list={list}
                isReading={isReading}
                sending={sending}
                onTake={() => void actions.takeOver()}
                onCancel={actions.cancelSending}
              />
            </>
          )}
        </>
      )}
      <ImportsPart imports={imports.imports} onTakenBack={finish} />
    </>
  )
}
