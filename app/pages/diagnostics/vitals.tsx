import { useEffect, useState } from 'react'
import type { Metric } from 'web-vitals'

import { TABLE } from '#app/ui/looks.ts'
import { vitals as words } from '#content/diagnostics.ts'

import css from './diagnostics.module.css'

type VitalName = Metric['name']
type Vitals = Partial<Record<VitalName, Metric>>

const names: VitalName[] = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP']

const looks = {
  good: `${css.passed} text-success`,
  'needs-improvement': 'font-semibold text-warning',
  poor: css.failed,
}

/** @see https://web.dev/articles/vitals */
export function Vitals() {
  const measured = useVitals()
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="vitals">
      <h2 className="text-h3" id="vitals">
        {words.title}
      </h2>
      <table className={`${TABLE} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.columns.measure}</th>
            <th scope="col">{words.columns.rating}</th>
            <th scope="col" className={css.number}>
              {words.columns.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                {name}{' '}
                <span className="block text-small leading-snug font-normal text-muted">
                  {words.about[name]}
                </span>
              </th>
              <Measured
                metric={measured[name]}
                until={name === 'INP' ? words.untilPress : words.waiting}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Measured({ metric, until }: { metric: Metric | undefined; until: string }) {
  if (!metric) {
    return (
      <>
        <td className="text-muted">{until}</td>
        <td key="unknown" className={css.number}>
          –
        </td>
      </>
    )
  }

  return (
    <>
      <td>
        <span className={looks[metric.rating]}>{words.ratings[metric.rating]}</span>
      </td>
      {/* A cell of its own: text growing in place would count as a layout shift. */}
      <td key="known" className={css.number}>
        {formatValue(metric)}
      </td>
    </>
  )
}

function formatValue({ name, value }: Metric) {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}

function useVitals() {
  const [measured, setMeasured] = useState<Vitals>({})

  useEffect(() => {
    let isCurrent = true
    void watchVitals((metric) => {
      if (isCurrent) setMeasured((before) => ({ ...before, [metric.name]: metric }))
    })
    return () => {
      isCurrent = false
    }
  }, [])

  return measured
}

async function watchVitals(report: (metric: Metric) => void) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP])
    watch(report, { reportAllChanges: true })
}
