import { useEffect, useState } from 'react'
import type { Metric } from 'web-vitals'

import css from './diagnostics.module.css'

type VitalName = Metric['name']
type Vitals = Partial<Record<VitalName, Metric>>

const vitals: { name: VitalName; about: string; until: string }[] = [
  { name: 'TTFB', about: 'Time to the first byte of the page', until: 'Waiting…' },
  { name: 'FCP', about: 'First text or picture is painted', until: 'Waiting…' },
  { name: 'LCP', about: 'The largest text or picture is painted', until: 'Waiting…' },
  { name: 'CLS', about: 'How much has moved by itself', until: 'Waiting…' },
  { name: 'INP', about: 'The slowest answer to a press so far', until: 'Press something' },
]

const ratings = {
  good: { words: 'Good', look: css.passed },
  'needs-improvement': { words: 'Needs work', look: css.middling },
  poor: { words: 'Poor', look: css.failed },
}

/** The web vitals of this visit, kept up to date. @see https://web.dev/articles/vitals */
export function Vitals() {
  const measured = useVitals()
  return (
    <section className={css.part} aria-labelledby="vitals">
      <h2 id="vitals">Web vitals of this visit</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Rating</th>
            <th scope="col" className={css.number}>
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {vitals.map(({ name, about, until }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={css.about}>{about}</span>
              </th>
              <Measured metric={measured[name]} until={until} />
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
        <td className={css.waiting}>{until}</td>
        <td key="unknown" className={css.number}>
          –
        </td>
      </>
    )
  }
  const { words, look } = ratings[metric.rating]
  return (
    <>
      <td>
        <span className={look}>{words}</span>
      </td>
      {/* A cell of its own: a text that grows in its place would count as moving. */}
      <td key="known" className={css.number}>
        {sayValue(metric)}
      </td>
    </>
  )
}

function sayValue({ name, value }: Metric) {
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

async function watchVitals(tell: (metric: Metric) => void) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(tell, { reportAllChanges: true })
}
