import { useSyncExternalStore } from 'react'
import { href } from 'react-router'

import { business } from '#app/content/business.ts'
import { fees, returnedCheck } from '#app/content/fees.ts'
import { fillIn, isSaid } from '#app/facts/leave-out.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { PriceTable } from '#app/pricing/price-table.tsx'
import { charged, leavingRule, renewalRule, rentRule } from '#app/pricing/price-words.ts'
import { peopleWith, priceOf } from '#app/pricing/price.ts'
import { Receipt } from '#app/pricing/receipt.tsx'
import { RentalFields } from '#app/pricing/rental-fields.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { costCalculator } from '#content/cost-calculator.ts'
import { locale } from '#content/language.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'
import { pricing } from '#content/pricing.ts'
import { interpolate } from '#shared/interpolate.ts'

import { RecipientsField } from './recipients-field.tsx'
import {
  firstSelection,
  readSelection,
  writeSelection,
  type Selection,
  type SelectionField,
} from './selection.ts'

export function Calculator({ plan: startPlan }: { plan: Plan }) {
  const first = firstSelection(startPlan.id)
  const { selection, ignored, choose } = useSelection(first)
  const plan = plans.find(({ id }) => id === selection.plan) ?? startPlan
  const { months, payment } = selection
  const household = peopleWith(selection.recipients)
  const rental = { ...household, months, payment, monthlyCents: plan.monthlyCents }

  return (
    <PageSection
      id="calculator"
      title={costCalculator.title}
      isTinted
      className="print:break-before-page [&>section]:gap-8 [&>section]:py-12"
    >
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
        <div className="grid grid-cols-1 gap-6 print:hidden">
          <RentalFields selection={selection} choose={choose}>
            <RecipientsField
              count={selection.recipients}
              choose={(recipients) => choose({ recipients })}
            />
          </RentalFields>
          <Ignored fields={ignored} />
          <Due cents={priceOf(rental).dueToday} />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:row-span-2">
          <Receipt plan={plan} rental={rental}>
            <ButtonLink wide href={withPlanChoice(href('/apply'), { plan, months })}>
              {costCalculator.receipt.apply}
            </ButtonLink>
            <p className="pt-4 text-[1rem]">
              <InlineMarkdown text={planPage.next} />
            </p>
          </Receipt>
          <Share selection={selection} first={first} />
        </div>
        <PriceTable
          caption={interpolate(costCalculator.table, {
            plan: plan.name,
            recipients: selection.recipients,
          })}
          rental={rental}
          chosen={rental}
        />
      </div>
      <noscript>
        <p>
          {interpolate(costCalculator.withoutScripts, {
            recipientFee: formatDollars(fees.additionalRecipient),
          })}
        </p>
      </noscript>
      <Conditional />
    </PageSection>
  )
}

/** In view on a phone; the receipt below announces the sum. */
function Due({ cents }: { cents: number }) {
  const amount = formatExactDollars(cents)
  return (
    <p
      className="sticky bottom-0 -mx-(--gutter) flex items-baseline justify-between gap-4 border-y border-line bg-raised px-(--gutter) py-2.5 shadow-(--shadow) lg:hidden"
      aria-hidden="true"
    >
      {pricing.dueToday}{' '}
      <strong key={amount} className="text-[1.375rem] tabular-nums">
        {amount}
      </strong>
    </p>
  )
}

function Ignored({ fields }: { fields: SelectionField[] }) {
  if (fields.length === 0) return null
  const { before, names, after } = costCalculator.ignored
  const list = new Intl.ListFormat(locale).format(fields.map((field) => names[field]))
  return (
    <Banner tone="info">
      <p>
        {before}: {list}. {after}
      </p>
    </Banner>
  )
}

const { title, fees: conditional } = costCalculator.conditional

const amounts = {
  rentRule,
  renewalRule,
  leavingRule,
  returnedCheck: charged(returnedCheck.first),
  returnedCheckAgain: charged(returnedCheck.again),
  keyReplacement: charged(fees.keyReplacement),
  keyDeposit: charged(fees.keyDeposit),
}

function Conditional() {
  return (
    <section className="border-y border-line">
      <details>
        <summary className="justify-between py-4">
          <h3>{title}</h3>
        </summary>
        <DescriptionList
          className="gap-x-12 pt-2 text-[1rem] sm:columns-2 lg:columns-3 [&_dd]:text-muted [&_dt]:font-semibold [&>div]:break-inside-avoid [&>div]:pb-4"
          of={conditional
            .filter((fee) => isSaid(fee, amounts))
            .map(({ term, amount }) => [term, fillIn(amount, amounts)])}
        />
      </details>
    </section>
  )
}

const CHANGED = 'selection'

/** The selection stands in the address, so that a link shows the same sum. Choices make no history entries. */
function useSelection(first: Selection) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const { selection, ignored } = readSelection(search, first)

  function choose(change: Partial<Selection>) {
    const { pathname, hash } = window.location
    const address = pathname + writeSelection({ ...selection, ...change }, first) + hash
    window.history.replaceState(window.history.state, '', address)
    window.dispatchEvent(new Event(CHANGED))
  }

  return { selection, ignored, choose }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('popstate', listener)
  }
}

const words = costCalculator.share

function Share({ selection, first }: { selection: Selection; first: Selection }) {
  function link() {
    const { origin, pathname } = window.location
    return `${origin}${pathname}${writeSelection(selection, first)}#calculator`
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton variant="quiet" small text={link} copied={words.copied} refused={words.refused}>
          {words.copy}
        </CopyButton>
        <Button variant="quiet" small onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </Button>
      </div>
      <p className="not-print:hidden">
        {business.name}, {business.addressLines.join(', ')}, {business.phone}
      </p>
    </>
  )
}
