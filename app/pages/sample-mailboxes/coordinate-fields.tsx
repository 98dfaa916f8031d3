import { useState } from 'react'

import { asDecimal } from '#app/sample-mailboxes/mailbox-form.ts'
import { MAX_LATITUDE, MAX_LONGITUDE } from '#app/sample-mailboxes/mailbox.ts'
import { LazyCoordinatePicker } from '#app/sample-mailboxes/map/lazy-map.tsx'
import { askPosition, type Position } from '#app/sample-mailboxes/position.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mailboxForm as words } from '#content/mailbox-pages.ts'
import { askingPosition } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { OpenForm } from './use-mailbox-form.ts'

/** A step of this many decimals is about a hand's breadth. */
const DECIMALS = 6

export function CoordinateFields({ form }: { form: OpenForm }) {
  const { values, change, visit } = form
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPicking, setPicking] = useState(false)

  function take({ lat, lng }: Position) {
    change({ lat: asText(lat), lng: asText(lng) })
    visit('lat', 'lng')
  }

  async function ask() {
    setAsking(true)
    setProblem(null)
    const answer = await askPosition()
    setAsking(false)
    if ('problem' in answer) setProblem(answer.problem)
    else take(answer)
  }

  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <TextField
          name="lat"
          label={words.latitude}
          inputMode="text"
          autoComplete="off"
          value={values.lat}
          onChange={({ target }) => change({ lat: target.value })}
        />
        <TextField
          name="lng"
          label={words.longitude}
          inputMode="text"
          autoComplete="off"
          value={values.lng}
          onChange={({ target }) => change({ lng: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" small waiting={asking} onClick={() => void ask()}>
          <Icon name="place" />
          {asking ? askingPosition : words.here}
        </Button>
        <Button
          variant="quiet"
          small
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? words.hideMap : words.pick}
        </Button>
      </div>
      {isPicking && <LazyCoordinatePicker value={placeOf(values)} onPick={take} />}
      <TextBanner tone="warning" text={problem && interpolate(words.typeInstead, { problem })} />
    </div>
  )
}

function placeOf({ lat, lng }: OpenForm['values']): Position | null {
  const place = { lat: Number(lat), lng: Number(lng) }
  const isPlace = Math.abs(place.lat) <= MAX_LATITUDE && Math.abs(place.lng) <= MAX_LONGITUDE
  return lat.trim() && lng.trim() && isPlace ? place : null
}

function asText(degrees: number) {
  return asDecimal(Number(degrees.toFixed(DECIMALS)))
}
