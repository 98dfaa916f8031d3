import { useEffect, useRef } from 'react'

import type { CarrierWeight, MeasuredPackage } from './measure-package.ts'

import css from './package.module.css'

/** The numbers to take to the carrier: the short of it beside the button, and heard at once. */
export function PackageResult({ measured }: { measured: MeasuredPackage | null }) {
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (measured) status.current?.scrollIntoView({ block: 'nearest' })
  }, [measured])

  return (
    <>
      <p role="status" ref={status} className={css.summary}>
        {measured && summaryOf(measured)}
      </p>
      {measured && (
        <div className={css.result}>
          <Measures {...measured} />
          <Weights {...measured} />
          <p>
            Take these numbers to a carrier’s calculator above. Carriers measure again, and add
            charges for size that stand in their price lists.
          </p>
        </div>
      )}
    </>
  )
}

function Measures({ measures }: MeasuredPackage) {
  return (
    <table>
      <caption>Your package</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Exact</th>
          <th scope="col">Rounded up</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, us, metric, rounded }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {us}
              <br />
              <span className={css.metric}>{metric}</span>
            </td>
            <td>{rounded}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weights({ weights, sides, cubicInches }: MeasuredPackage) {
  const room = `${sides.join(' × ')} = ${cubicInches.toLocaleString('en-US')} in³`

  return (
    <table>
      <caption>
        Dimensional weight: {room}, divided by each carrier’s divisor, rounded up to whole pounds
      </caption>
      <thead>
        <tr>
          <th scope="col">Carrier</th>
          <th scope="col">Divisor</th>
          <th scope="col">By room</th>
          <th scope="col">You pay for</th>
        </tr>
      </thead>
      <tbody>
        {weights.map((weight) => (
          <tr key={weight.name}>
            <th scope="row">{weight.name}</th>
            <td>{weight.divisor}</td>
            <td>{dimensionalOf(weight)}</td>
            <td>{countsOf(weight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dimensionalOf({ dimensional }: CarrierWeight) {
  return dimensional === null ? 'Not counted' : `${dimensional} lb`
}

function countsOf({ counts, dimensional }: CarrierWeight) {
  if (counts !== null) return `${counts} lb`
  return dimensional === null ? 'What the scale says' : `${dimensional} lb, or the scale if more`
}

function summaryOf({ measures, weights }: MeasuredPackage) {
  const lengthPlusGirth = measures.find(({ name }) => name === 'Length plus girth')
  const each = weights.map((weight) => `${weight.name}: ${countsOf(weight)}`)
  return `Length plus girth ${lengthPlusGirth?.us}. You pay for: ${each.join('; ')}.`
}
