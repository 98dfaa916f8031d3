import { picture as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

const PICTURE = 'absolute inset-0 size-full object-cover'

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
      className="relative grid aspect-video place-items-center overflow-hidden bg-lifted text-15 text-muted"
      data-picture={alt ? interpolate(words.failedOf, { picture: alt }) : words.failed}
    >
      <noscript>
        <img className={PICTURE} src={src} alt={alt} loading="lazy" />
      </noscript>
      <img
        className={PICTURE}
        data-src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </span>
  )
}
