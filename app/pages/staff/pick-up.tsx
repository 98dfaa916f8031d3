import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { callShop } from '#app/shop/client.ts'
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
import { useScanFocus } from '#app/shop/mail/use-scan-focus.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { FoundItem } from '#shared/shop/mail/hand-outs.ts'
import type { BoxMail, HandedOut, Received } from '#shared/shop/mail/items.ts'

import css from './pick-up.module.css'

type Opened = { box: BoxMail; itemId: string | null; gone: FoundItem | null }

export default function PickUp() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useSearchParams()
  const given = query.get('box') ?? ''
  const asked = useShopQuery(mailCalls.getBox, { box: given }, given !== '')
  const [found, setFound] = useState<Opened | null>(null)
  const opened = found ?? (asked.data && { box: asked.data, itemId: null, gone: null })
  const [status, setStatus] = useState<Status | null>(null)
  const [proof, setProof] = useState<string | null>(null)

  async function open({ box, itemId }: { box: number; itemId: string | null }) {
    const { data, error } = await callShop(mailCalls.getBox, { box: String(box) })
    if (!data) return fail(error.message)
    const isHere =
      itemId === null || data.items.some(({ id, state }) => id === itemId && state === 'waiting')
    const gone = isHere ? null : await callShop(mailCalls.getItem, { id: itemId })
    if (gone?.error) return fail(gone.error.message)
    setFound({ box: data, itemId, gone: gone?.data ?? null })
  }

  /** As it is by now; what was chosen, typed and signed stays. */
  async function refresh(shown: Opened) {
    const { data } = await callShop(mailCalls.getBox, { box: String(shown.box.box) })
    if (data) setFound({ ...shown, box: data })
  }

  /** Whatever is shown from here on is not the box that the address named. */
  function clear() {
    setFound(null)
    if (given) setQuery({}, { replace: true })
    setStatus(null)
    setProof(null)
  }

  function fail(text: string) {
    setStatus({ id: crypto.randomUUID(), tone: 'error', text })
  }

  function finish({ id, box, handedOut, left }: HandedOut) {
    const rest = left === 0 ? words.noneLeft : interpolateCount(words.someLeft, left)
    const text = interpolateCount(words.done, handedOut, { box, left: rest })
    clear()
    setProof(id)
    setStatus({ id, tone: 'success', text })
    field.current?.focus()
  }

  function noteMoved({ item }: Received) {
    const facts = { what: shortItem(item), box: item.box, state: mail.itemStates[item.state] }
    clear()
    setStatus({ id: item.id, tone: 'success', text: interpolate(words.wrongBox.done, facts) })
    field.current?.focus()
  }

  const search = useFind((line) => {
    clear()
    void open(line)
  })
  const find = (text: string) => {
    clear()
    void search.find(text)
  }
  useScanFocus(field, find)

  const hasItems = opened?.box.items.some(({ state }) => state === 'waiting')
  return (
    <>
      <StaffPageHead />
      <div className={`${css.desk} stack gap-5 gap-x-6`}>
        <div className="stack gap-3 content-start min-w-0">
          <FindField ref={field} search={{ ...search, find }} />
          <CameraScan onScan={find} />
          <StatusLine status={status} />
          {proof && (
            <p>
              <Link to={pathOf('hand-out', proof) ?? ''}>{handOuts.proof.open}</Link>
            </p>
          )}
          {opened?.gone && <GoneItem {...opened.gone} />}
          {opened && !hasItems && <p>{interpolate(words.nothingWaits, { box: opened.box.box })}</p>}
        </div>
        <div className={`${css.box} stack content-start min-w-0`}>
          {opened && <BoxCard isBrief box={opened.box.box} answer={opened.box} />}
        </div>
        {opened && hasItems && (
          <HandOutForm
            key={`hand-out-${opened.box.box}`}
            box={opened.box}
            wanted={opened.itemId}
            onDone={finish}
            onChanged={() => void refresh(opened)}
          />
        )}
      </div>
      {opened && (
        <WrongBox key={`move-${opened.box.box}`} answer={opened.box} onMoved={noteMoved} />
      )}
    </>
  )
}

type WrongBoxProps = { answer: BoxMail; onMoved: (moved: Received) => void }

/** Gives an item that was taken in for the wrong box to the right one. */
function WrongBox({ answer: { items }, onMoved }: WrongBoxProps) {
  const movable = items.filter(({ kind }) => kind !== 'letters')
  const [chosen, setChosen] = useState(movable[0]?.id)
  if (!chosen) return null
  return (
    <details>
      <summary>{words.wrongBox.title}</summary>
      <p className={css.about}>{words.wrongBox.about}</p>
      <CallForm
        call={mailCalls.moveItem}
        values={{ id: chosen }}
        label={words.wrongBox.title}
        submit={words.wrongBox.submit}
        variant="quiet"
        onDone={onMoved}
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
