import { useState } from 'react'

import { staffConsole } from '#app/content/staff/console.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { receiptPapers, useCounterSettings } from '#app/shop/core/counter-settings.ts'
import { FindField, useFind } from '#app/shop/core/find-field.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDate, formatShortDate, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'

import { ReceiptSums } from './receipt-sums.tsx'
import { RollReceipt } from './roll-receipt.tsx'

const { receipts: words, receipt: receiptWords, postings } = moneyPage

export function ReceiptsPart() {
  const [box, setBox] = useState(0)
  const search = useFind((line) => setBox(line.box))
  return (
    <Part title={words.title}>
      <FindField search={search} label={words.find} hint="" />
      <ReceiptList key={box} box={box} />
    </Part>
  )
}

/** The newest receipts of one box; of all without a number. */
export function ReceiptList({ box }: { box: number }) {
  const filter = box ? { box: String(box) } : {}
  const { pages, button } = usePages(moneyCalls.listReceipts, filter, 'before', words.more)
  return (
    <>
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={pages.flatMap(({ receipts }) => receipts)}
        keyOf={({ number }) => String(number)}
        pathOf={({ number }) => `${pathOf('money')}?receipt=${number}`}
        columns={words.columns}
        cells={{
          number: ({ number, on, isVoid }) =>
            [number, formatShortDate(on), ...(isVoid ? [postings.void] : [])].join(' · '),
          box: (row) => row.box,
          amount: ({ cents, way, kind }) => {
            const name = way ? money.ways[way] : words.credit
            const paid = `${formatExactDollars(cents)} ${name}`
            return kind === 'refund' ? `${paid}, ${words.refund}` : paid
          },
        }}
        numbers={['box', 'amount']}
      />
      {button}
    </>
  )
}

export function ReceiptSheet({ number }: { number: string }) {
  const data = useShop(moneyCalls.getReceipt, { number })
  const isReturnable = data.kind === 'payment' && data.rentalId !== null && !data.voidedOn
  const canReturn = data.way === 'check' && isReturnable
  return (
    <>
      <div className="flex flex-wrap gap-3 items-center">
        {data.rentalId !== null && (
          <CallForm
            variant="quiet"
            call={moneyCalls.emailReceipt}
            values={{ number }}
            submit={receiptWords.email}
            done={receiptWords.emailed}
          />
        )}
        {canReturn && (
          <CallForm
            variant="quiet"
            call={moneyCalls.chargeReturnedCheck}
            submit={receiptWords.returned}
            values={{ receipt: data.number }}
            seen={data.version}
            done={({ balance }) =>
              interpolate(receiptWords.returnedDone, { amount: formatExactDollars(balance) })
            }
          />
        )}
      </div>
      <PrintedReceipt receipt={data} customer={data.customer} />
    </>
  )
}

function PrintedReceipt({ receipt, customer }: { receipt: Receipt; customer: string | null }) {
  const { number, on, at, box } = receipt
  const paper = useCounterSettings(({ receiptPaper }) => receiptPaper)
  const title = interpolate(money.receipt.title, { number })
  const about = (
    <>
      <p>{interpolate(receiptWords.of, { day: formatDate(on), time: formatTimeOf(at) })}</p>
      {box !== null && <p>{interpolate(receiptWords.box, { box })}</p>}
      {customer && <p>{interpolate(receiptWords.customer, { name: customer })}</p>}
    </>
  )
  return (
    <>
      <div className="print:hidden">
        <fieldset>
          <legend>{receiptWords.paper}</legend>
          {receiptPapers.map((id) => (
            <label key={id} className="mr-6 inline-flex min-h-12.5 items-center gap-2">
              <input
                type="radio"
                name="receipt-paper"
                checked={id === paper}
                onChange={() => useCounterSettings.setState({ receiptPaper: id })}
              />
              {receiptWords.papers[id]}
            </label>
          ))}
        </fieldset>
      </div>
      {paper === 'roll' ? (
        <RollReceipt title={title} print={staffConsole.print}>
          {about}
          <ReceiptSums receipt={receipt} />
        </RollReceipt>
      ) : (
        <PrintSheet title={title} about={about}>
          <ReceiptSums receipt={receipt} />
        </PrintSheet>
      )}
    </>
  )
}
