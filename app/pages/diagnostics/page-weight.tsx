import { useEffect, useState } from 'react'

import { pageWeight as words } from '#app/content/en/diagnostics.ts'

import table from '#app/ui/table.module.css'
import css from './diagnostics.module.css'

const BYTES_IN_KB = 1_000

type Weight = { requests: number; foreign: number; page: number; scripts: number; all: number }

/** What was fetched for this page until now, compressed, whether or not the browser had it already. */
export function PageWeight() {
  const weight = useWeight()
  const rows = [
    [words.rows.requests, weight?.requests],
    [words.rows.foreign, weight?.foreign],
    [words.rows.page, weight && kilobytes(weight.page)],
    [words.rows.scripts, weight && kilobytes(weight.scripts)],
    [words.rows.all, weight && kilobytes(weight.all)],
  ]
  return (
    <section className="stack" aria-labelledby="weight">
      <h2 className="text-h3" id="weight">
        {words.title}
      </h2>
      <table className={`${table.table} ${css.table} ${css.compact}`}>
        <caption className="sr-only">{words.caption}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td key={value} className={css.number}>
                {value ?? '…'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useWeight() {
  const [weight, setWeight] = useState<Weight>()

  useEffect(() => {
    const observer = new PerformanceObserver(() => setWeight(weigh()))
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])

  return weight
}

function weigh(): Weight {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [page] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const pageBytes = page?.encodedBodySize ?? 0
  return {
    requests: resources.length + 1,
    foreign: resources.filter(({ name }) => new URL(name).origin !== location.origin).length,
    page: pageBytes,
    scripts: bytesOf(scripts),
    all: bytesOf(resources) + pageBytes,
  }
}

function bytesOf(resources: PerformanceResourceTiming[]) {
  return resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

function kilobytes(bytes: number) {
  return `${(bytes / BYTES_IN_KB).toFixed(1)} kB`
}
