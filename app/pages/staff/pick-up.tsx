import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { find as findWords } from '#app/content/staff/find.ts'
import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { FindField, useFind } from '#app/shop/core/find-field.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { BoxCard } from '#app/shop/mail/box-card.tsx'
import { CameraScan } from '#app/shop/mail/camera-scan.tsx'
import { GoneItem } from '#app/shop/mail/gone-item.tsx'
import { HandOutForm } from '#app/shop/mail/hand-out-form.tsx'
import { shortItem } from '#app/shop/mail/item-words.ts'
import { isAllHeld } from '#app/shop/mail/lacking-papers.tsx'
import { useScanFocus } from '#app/shop/mail/use-scan-focus.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail, HandedOut, Received } from '#shared/shop/mail/items.ts'

type Done = Status & { proofs: string[] }

export default function PickUp() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useSearchParams()
  const box = query.get('box')
  const item = query.get('item')
  const [done, setDone] = useState<Done | null>(null)

  const search = useFind(({ box: foundBox, itemId }) => {
    setQuery({ box: String(foundBox), ...(itemId && { item: itemId }) }, { replace: true })
  })
  const find = (text: string) => {
    clear(null)
    search.find(text)
  }
  useScanFocus(field, find)

  function clear(next: Done | null) {
    if (box) setQuery({}, { replace: true })
    setDone(next)
  }

  function finish(text: string, proofs: string[] = []) {
    clear({ id: crypto.randomUUID(), tone: 'success', text, proofs })
    field.current?.focus()
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-end gap-x-6 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <StaffPageHead />
        <FindField ref={field} search={{ ...search, find }} hint={box ? '' : findWords.hint} />
        <CameraScan onScan={find} />
      </div>
      <StatusLine status={done}>
        {done?.proofs.map((id) => (
          <Link key={id} to={pathOf('hand-out', id) ?? ''}>
            {handOuts.proof.open}
          </Link>
        ))}
      </StatusLine>
      {box && (
        <QueryBoundary resetKey={`${box} ${item}`}>
          <Desk key={`${box} ${item}`} box={box} item={item} onDone={finish} />
        </QueryBoundary>
      )}
    </div>
  )
}

type DeskProps = {
  box: string
  item: string | null
  onDone: (text: string, proofs?: string[]) => void
}

function Desk({ box: wanted, item, onDone }: DeskProps) {
  const box = useShop(mailCalls.getBox, { box: wanted })
  const waiting = box.items.filter(({ state }) => state === 'waiting')
  const isHeld = waiting.length > 0 && isAllHeld(box)

  function finish({ id, others, handedOut, left }: HandedOut) {
    const rest = left === 0 ? words.noneLeft : interpolateCount(words.someLeft, left)
    const text = interpolateCount(words.done, handedOut, { box: box.box, left: rest })
    onDone(text, [id, ...others])
  }

  function noteMoved({ item: moved }: Received) {
    const facts = { what: shortItem(moved), box: moved.box, state: mail.itemStates[moved.state] }
    onDone(interpolate(words.wrongBox.done, facts))
  }

  return (
    <>
      <BoxCard isBrief box={box.box} answer={box} isHeld={isHeld} />
      {item && waiting.every(({ id }) => id !== item) && <Gone id={item} />}
      {waiting.length > 0 ? (
        <HandOutForm box={box} wanted={item} onDone={finish} />
      ) : (
        <p>{interpolate(words.nothingWaits, { box: box.box })}</p>
      )}
      <WrongBox answer={box} onMoved={noteMoved} />
    </>
  )
}

function Gone({ id }: { id: string }) {
  return <GoneItem {...useShop(mailCalls.getItem, { id })} />
}

type WrongBoxProps = { answer: BoxMail; onMoved: (moved: Received) => void }

function WrongBox({ answer: { items }, onMoved }: WrongBoxProps) {
  const movable = items.filter(({ kind }) => kind !== 'letters')
  const [chosen, setChosen] = useState(movable[0]?.id)
  if (!chosen) return null
  return (
    <details>
      <summary>{words.wrongBox.title}</summary>
      <p className="my-3 max-w-160">{words.wrongBox.about}</p>
      <CallForm
        call={mailCalls.moveItem}
        values={{ id: chosen }}
        label={words.wrongBox.title}
        submit={words.wrongBox.submit}
        variant="quiet"
        done={onMoved}
      >
        <SelectField
          name="item"
          label={words.wrongBox.item}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={movable.map((item) => ({
            id: item.id,
            label: [shortItem(item), item.slip].filter(Boolean).join(' · '),
          }))}
        />
        <NumberField name="box" label={words.wrongBox.box} />
      </CallForm>
    </details>
  )
}
