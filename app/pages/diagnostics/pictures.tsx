import { useState } from 'react'

import { films } from '#app/content/en/videos.ts'
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
    <section className={css.part} aria-labelledby="pictures">
      <h2 id="pictures">Pictures, fetched just before they are seen</h2>
      <p>Each is asked for when it comes within 50 pixels of the view: watch the requests above.</p>
      <div className={css.pictures}>
        {films.map(({ id, title, file }) => (
          <LazyImage
            key={id}
            src={`/videos/${file}.webp`}
            alt={`The first picture of the film “${title}”`}
            width={WIDTH_PX}
            height={HEIGHT_PX}
          />
        ))}
        <div hidden={!isBrokenShown}>
          <LazyImage
            src={MISSING}
            alt="A picture that is not there"
            width={WIDTH_PX}
            height={HEIGHT_PX}
          />
        </div>
      </div>
      {!isBrokenShown && (
        <div className={css.foot}>
          <Button variant="quiet" small onClick={() => showBroken(true)}>
            Show a picture that is not there
          </Button>
        </div>
      )}
    </section>
  )
}
