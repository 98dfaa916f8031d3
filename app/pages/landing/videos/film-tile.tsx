import { interpolate } from '#shared/interpolate.ts'
import { story as words } from '#app/content/en/story.ts'
import type { Film } from '#app/content/en/videos.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'

import css from './film-tile.module.css'

const WIDTH = 1280
const HEIGHT = 720

type FilmTileProps = {
  film: Film
  /** Which part of the story it tells, in a word and in a sentence. */
  place: string
  text: string
}

/** One film: its poster with a play button, then the film itself, and its words in writing. */
export function FilmTile({ film, place, text }: FilmTileProps) {
  const { id, title, file, seconds, transcript } = film

  return (
    <figure id={id} className={css.tile}>
      <div className={css.screen}>
        <video
          className={css.video}
          aria-label={title}
          width={WIDTH}
          height={HEIGHT}
          controls
          playsInline
          preload="none"
        >
          <source src={`/videos/${file}.webm`} type="video/webm; codecs=av01.0.05M.08" />
          <source src={`/videos/${file}.mp4`} type="video/mp4" />
          <track src={`/videos/${file}.vtt`} kind="captions" srcLang="en" label={words.captions} />
        </video>
        <button
          type="button"
          className={css.cover}
          data-play=""
          aria-label={interpolate(words.play, { title, seconds })}
        >
          <LazyImage src={`/videos/${file}.webp`} alt="" width={WIDTH} height={HEIGHT} />
        </button>
        <CloseButton className={css.close} data-close="" hidden>
          {words.close}
        </CloseButton>
      </div>
      <figcaption className={css.words}>
        <p className={css.place}>{place}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <details>
          <summary>{words.transcript}</summary>
          <p>{transcript}</p>
        </details>
      </figcaption>
    </figure>
  )
}
