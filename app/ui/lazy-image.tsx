import { Icon } from './icon.tsx'

import css from './lazy-image.module.css'

type LazyImageProps = {
  src: string
  alt: string
  /** Pixels of the file: the room is kept in their ratio before the image is there. */
  width: number
  height: number
}

/**
 * An image that is fetched when it comes within 50 px of the view, and says so when it can't be: the
 * starter does both (app/document/starter.ts).
 */
export function LazyImage({ src, alt, width, height }: LazyImageProps) {
  return (
    <span className={css.place} data-picture="">
      <svg className={css.room} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <noscript>
        <img className={css.picture} src={src} alt={alt} loading="lazy" />
      </noscript>
      <img className={css.picture} data-src={src} alt={alt} decoding="async" />
      <span className={css.failed}>
        <Icon name="alert" /> Image failed to load
        {alt && <span className="unseen">: {alt}</span>}
      </span>
    </span>
  )
}
