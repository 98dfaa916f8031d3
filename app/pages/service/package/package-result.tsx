import { useEffect, useRef } from 'react'

import { TABLE } from '#app/ui/looks.ts'
import { locale } from '#content/language.ts'
import { packageCalculator as words } from '#content/package-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { CarrierWeight, MeasuredPackage } from './measure-package.ts'

export function PackageResult({ measured }: { measured: MeasuredPackage | null }) {
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (measured) status.current?.scrollIntoView({ block: 'nearest' })
  }, [measured])

  return (
    <>
      <p
        role="status"
        ref={status}
        className="scroll-mt-[calc(var(--bar)+1rem)] scroll-mb-20 font-semibold empty:-mt-5"
      >
        {measured && summaryOf(measured)}
      </p>
      {measured && (
        <div className="grid grid-cols-1 gap-6 border-t border-line pt-6">
          <Measures {...measured} />
          <Weights {...measured} />
          <p className="max-w-measure text-muted">{words.next}</p>
        </div>
      )}
    </>
  )
}

function Measures({ measures }: MeasuredPackage) {
  return (
    <table className={TABLE}>
      <caption>{words.measures.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.measures.measure}</th>
          <th scope="col">{words.measures.exact}</th>
          <th scope="col">{words.measures.rounded}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, us, metric, rounded }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {us}
              <br />
              <span className="text-muted">{metric}</span>
            </td>
            <td>{rounded}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weights({ weights, sides, cubicInches }: MeasuredPackage) {
  const room = `${sides.join(' × ')} = ${cubicInches.toLocaleString(locale)} in³`

  return (
    <table className={TABLE}>
      <caption>{interpolate(words.weights.title, { room })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.weights.carrier}</th>
          <th scope="col">{words.weights.divisor}</th>
          <th scope="col">{words.weights.byRoom}</th>
          <th scope="col">{words.weights.counts}</th>
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
  return dimensional === null ? words.weights.notCounted : `${dimensional} lb`
}

function countsOf({ counts, dimensional }: CarrierWeight) {
  if (counts !== null) return `${counts} lb`
  if (dimensional === null) return words.weights.scale
  return interpolate(words.weights.orScale, { weight: `${dimensional} lb` })
}

function summaryOf({ measures, weights }: MeasuredPackage) {
  const lengthPlusGirth = measures.find(({ name }) => name === words.measures.lengthPlusGirth)
  const each = weights.map((weight) => `${weight.name}: ${countsOf(weight)}`)
  return interpolate(words.summary, {
    lengthPlusGirth: lengthPlusGirth?.us ?? '',
    weights: each.join('; '),
  })
}
