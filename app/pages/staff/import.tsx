import { importPage } from '#app/content/staff/imports.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { ColumnsStep } from '#app/shop/imports/columns-step.tsx'
import { FileStep } from '#app/shop/imports/file-step.tsx'
import { ImportsPart } from '#app/shop/imports/imports-part.tsx'
import { ReportPart } from '#app/shop/imports/report-part.tsx'
import { RowsStep } from '#app/shop/imports/rows-step.tsx'
import { SheetStep } from '#app/shop/imports/sheet-step.tsx'
import { TakePart } from '#app/shop/imports/take-part.tsx'
import { useImport } from '#app/shop/imports/use-import.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { importCalls } from '#shared/shop/imports/calls.ts'

export default function Import() {
  const imports = useShop(importCalls.list, {})
  const current = useImport(imports)
  const { draft, list, problem, report, retry } = current

  return (
    <>
      <StaffPageHead about={importPage.lead} />
      <SaidAbove>
        <FileStep {...current} />
        {problem && retry ? (
          <Waiting problem={problem} onRetry={retry} />
        ) : (
          <TextBanner tone="error" focused="always" text={problem} />
        )}
        {report && <ReportPart report={report} />}
        {draft && list && (
          <>
            <SheetStep list={list} onReread={current.reread} />
            <ColumnsStep list={list} chosenPlans={draft.choices.plans} onChoose={current.choose} />
            {list.rows.length > 0 && (
              <>
                <RowsStep list={list} onMend={current.mend} onAccept={current.accept} />
                <TakePart {...current} list={list} />
              </>
            )}
          </>
        )}
        <ImportsPart imports={imports.imports} />
      </SaidAbove>
    </>
  )
}
