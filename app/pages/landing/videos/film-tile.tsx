import { interpolate } from '#shared/interpolate.ts'
import { story as words } from '#app/content/en/story.ts'
import type { Film } from '#app/content/en/videos.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'

import { filmCaptions, filmSize, filmSources } from './film-sources.ts'

import css from './film-tile.module.css'

type FilmTileProps = {
  film: Film
  /** Which part of the story it tells, in a word and in a sentence. */
  place: string
  text: string
}

/** One film: its poster with a play button, then the film itself (film-script.ts), and its words in writing. */
export function FilmTile({ film, place, text }: FilmTileProps) {
  const { id, title, file, seconds, transcript } = film
  const { srclang, ...captions } = filmCaptions(file)

  return (
    <figure id={id} className={css.tile} data-film={file}>
      <div className={css.screen}>
        <noscript>
          <video {...filmSize} aria-label={title} controls playsInline preload="none">
            {filmSources(file).map((source) => (
              <source key={source.src} {...source} />
            ))}
            <track {...captions} kind="captions" srcLang={srclang} />
          </video>
        </noscript>
        <button
          type="button"
          className={css.cover}
          data-play=""
          aria-label={interpolate(words.play, { title, seconds })}
        >
          <LazyImage src={`/videos/${file}.webp`} alt="" {...filmSize} />
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
