import { useCallback, useEffect, useRef } from 'react'

import type { Film } from '#app/content/films.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'

import type { FilmStage } from './use-film-stage.ts'

import css from './film-tile.module.css'

const WIDTH = 1280
const HEIGHT = 720

type FilmTileProps = {
  film: Film
  /** Which part of the story it tells, in a word and in a sentence. */
  place: string
  text: string
  stage: FilmStage
  marked: boolean
}

/** One film: its poster with a play button, then the film itself, and its words in writing. */
export function FilmTile({ film, place, text, stage, marked }: FilmTileProps) {
  const { id, title, file, seconds, transcript } = film
  const expanded = stage.expanded === id
  const screen = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLButtonElement>(null)
  const video = useVideo(stage, film)

  const { restore } = stage

  const close = useCallback(() => {
    restore(id)
    requestAnimationFrame(() => cover.current?.focus())
  }, [restore, id])

  useEffect(() => {
    if (!expanded) return
    const element = screen.current
    const show = () => element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    show()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      requestAnimationFrame(show)
    }
  }, [expanded, close])

  return (
    <figure
      id={id}
      className={css.tile}
      data-expanded={expanded || undefined}
      data-marked={marked || undefined}
    >
      <div ref={screen} className={css.screen}>
        <video
          ref={video}
          className={css.video}
          aria-label={title}
          width={WIDTH}
          height={HEIGHT}
          controls
          playsInline
          preload="none"
          onPlay={() => stage.begin(id)}
          onEnded={() => restore(id)}
        >
          <source src={`/videos/${file}.webm`} type="video/webm; codecs=av01.0.05M.08" />
          <source src={`/videos/${file}.mp4`} type="video/mp4" />
          <track src={`/videos/${file}.vtt`} kind="captions" srcLang="en" label="English" />
        </video>
        {stage.playing !== id && (
          <button
            ref={cover}
            type="button"
            className={css.cover}
            aria-label={`Play the film “${title}”, ${seconds} seconds`}
            onClick={() => {
              stage.play(id)
              video.current?.focus({ preventScroll: true })
            }}
          >
            <LazyImage src={`/videos/${file}.webp`} alt="" width={WIDTH} height={HEIGHT} />
            <PlaySign />
          </button>
        )}
        {expanded && (
          <CloseButton className={css.close} onClick={close}>
            Close the film
          </CloseButton>
        )}
      </div>
      <figcaption className={css.words}>
        <p className={css.place}>{place}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <details>
          <summary>Read transcript</summary>
          <p>{transcript}</p>
        </details>
      </figcaption>
    </figure>
  )
}

function useVideo({ join }: FilmStage, { id }: Film) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const leave = join(id, element)
    return () => void leave()
  }, [join, id])
  return video
}

function PlaySign() {
  return (
    <svg className={css.sign} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      <path d="M26 20.5v23l19-11.5z" />
    </svg>
  )
}
