import { picture as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

const PICTURE = 'absolute inset-0 size-full object-cover'

type LazyImageProps = {
  src: string
  alt: string
  width: number
  height: number
}

/** The starter loads it within 50 px of the view and reports a failure (app/islands/starter.ts). */
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
