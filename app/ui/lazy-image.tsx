import { useRef, useState } from 'react'

import { Icon } from './icon.tsx'
import { useNear } from './near.ts'

import css from './lazy-image.module.css'

const EARLY_PX = 50

type LazyImageProps = {
  src: string
  alt: string
  /** Pixels of the file: the room is kept in their ratio before the image is there. */
  width: number
  height: number
}

/** An image that is fetched when it comes within 50 px of the view, and says so when it can't be. */
export function LazyImage({ src, alt, width, height }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null)
  const near = useNear(place, EARLY_PX)
  const [failed, setFailed] = useState<string>()
  const isBroken = near && failed === src

  return (
    <span ref={place} className={css.place}>
      <svg className={css.room} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <noscript>
        <img className={css.picture} src={src} alt={alt} loading="lazy" />
      </noscript>
      {near && !isBroken && (
        <img
          className={css.picture}
          src={src}
          alt={alt}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
      {isBroken && (
        <span className={css.failed}>
          <Icon name="alert" /> Image failed to load
          {alt && <span className="unseen">: {alt}</span>}
        </span>
      )}
    </span>
  )
}
