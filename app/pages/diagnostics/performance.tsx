import { useEffect, useState } from 'react'

import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'
import { TABLE } from '#app/ui/looks.ts'
import { pageWeight, pictures, performancePage as words } from '#content/diagnostics.ts'
import { videos } from '#content/videos.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/performance'
import { LongList } from './long-list.tsx'
import { Vitals } from './vitals.tsx'

import css from './diagnostics.module.css'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/performance-example',
  })

export default function Performance() {
  return (
    <div className={`${css.page} grid w-full grid-cols-1`}>
      <header className="grid grid-cols-1 gap-3.5">
        <h1>{words.title}</h1>
        <p className="max-w-measure text-muted">{words.lead}</p>
        <noscript>
          <Banner tone="note">
            <p>{words.needsScripts}</p>
          </Banner>
        </noscript>
      </header>
      <Vitals />
      <PageWeight />
      <Pictures />
      <LongList />
    </div>
  )
}

const BYTES_IN_KB = 1_000

type Weight = { requests: number; foreign: number; page: number; scripts: number; all: number }

function PageWeight() {
  const weight = useWeight()
  const rows = [
    [pageWeight.rows.requests, weight?.requests],
    [pageWeight.rows.foreign, weight?.foreign],
    [pageWeight.rows.page, weight && kilobytes(weight.page)],
    [pageWeight.rows.scripts, weight && kilobytes(weight.scripts)],
    [pageWeight.rows.all, weight && kilobytes(weight.all)],
  ]
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="weight">
      <h2 className="text-h3" id="weight">
        {pageWeight.title}
      </h2>
      <table className={`${TABLE} ${css.table} ${css.compact}`}>
        <caption className="sr-only">{pageWeight.caption}</caption>
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

const WIDTH_PX = 1_280
const HEIGHT_PX = 720
const MISSING = '/videos/there-is-no-such-picture.webp'

function Pictures() {
  const [isBrokenShown, showBroken] = useState(false)
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="pictures">
      <h2 className="text-h3" id="pictures">
        {pictures.title}
      </h2>
      <p className="max-w-measure text-muted">{pictures.lead}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {videos.map(({ id, title, file }) => (
          <LazyImage
            key={id}
            src={`/videos/${file}.webp`}
            alt={interpolate(pictures.alt, { title })}
            width={WIDTH_PX}
            height={HEIGHT_PX}
          />
        ))}
        <div hidden={!isBrokenShown}>
          <LazyImage src={MISSING} alt={pictures.missing} width={WIDTH_PX} height={HEIGHT_PX} />
        </div>
      </div>
      {!isBrokenShown && (
        <div className="flex flex-wrap gap-3 gap-x-5 items-center">
          <Button variant="quiet" small onClick={() => showBroken(true)}>
            {pictures.showMissing}
          </Button>
        </div>
      )}
    </section>
  )
}
