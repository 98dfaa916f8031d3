import { picture as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './lazy-image.module.css'

type LazyImageProps = {
  src: string
  alt: string
  /** Pixels of the file. */
  width: number
  height: number
}

/**
 * An image that is fetched when it comes within 50 px of the view, and says so when it can't be: the
 * starter does both (app/islands/starter.ts). Its room is kept before it is there.
 */
export function LazyImage({ src, alt, width, height }: LazyImageProps) {
  return (
    <span
      className={css.place}
      data-picture={alt ? interpolate(words.failedOf, { picture: alt }) : words.failed}
    >
      <noscript>
        <img className={css.picture} src={src} alt={alt} loading="lazy" />
      </noscript>
      <img
        className={css.picture}
        data-src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </span>
  )
}
