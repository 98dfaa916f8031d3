import { useState } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { pictures as words } from '#app/content/en/diagnostics.ts'
import { videos } from '#app/content/en/videos.ts'
import { Button } from '#app/ui/button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'

import css from './diagnostics.module.css'

const WIDTH_PX = 1_280
const HEIGHT_PX = 720
const MISSING = '/videos/there-is-no-such-picture.webp'

/** Pictures that are fetched just before they are seen, and one that can't be. */
export function Pictures() {
  const [isBrokenShown, showBroken] = useState(false)
  return (
    <section className="stack" aria-labelledby="pictures">
      <h2 className="text-h3" id="pictures">
        {words.title}
      </h2>
      <p className="measure muted">{words.lead}</p>
      <div className={`${css.pictures} stack`}>
        {videos.map(({ id, title, file }) => (
          <LazyImage
            key={id}
            src={`/videos/${file}.webp`}
            alt={interpolate(words.alt, { title })}
            width={WIDTH_PX}
            height={HEIGHT_PX}
          />
        ))}
        <div hidden={!isBrokenShown}>
          <LazyImage src={MISSING} alt={words.missing} width={WIDTH_PX} height={HEIGHT_PX} />
        </div>
      </div>
      {!isBrokenShown && (
        <div className="cluster gap-x-5 items-center">
          <Button variant="quiet" small onClick={() => showBroken(true)}>
            {words.showMissing}
          </Button>
        </div>
      )}
    </section>
  )
}
