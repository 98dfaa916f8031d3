import { interpolate } from '#shared/interpolate.ts'
import { language } from '#app/content/en/language.ts'
import { story as words } from '#app/content/en/story.ts'
import type { Video } from '#app/content/en/videos.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'

import { videoCaptions, videoPoster, videoSize, videoSources } from './video-sources.ts'

import css from './video-tile.module.css'

type VideoTileProps = {
  video: Video
  /** Which part of the story it tells, in a word and in a sentence. */
  place: string
  text: string
}

/** One video: its poster with a play button, then the video itself (video-script.ts), and its words in writing. */
export function VideoTile({ video, place, text }: VideoTileProps) {
  const { id, title, file, seconds, transcript } = video

  return (
    <figure id={id} className={css.tile} data-video={file}>
      <div className={css.screen}>
        <noscript>
          <video {...videoSize} aria-label={title} controls playsInline preload="none">
            {videoSources(file).map((source) => (
              <source key={source.src} {...source} />
            ))}
            <track {...videoCaptions(file)} kind="captions" srcLang={language} />
          </video>
        </noscript>
        <button
          type="button"
          className={css.cover}
          data-play=""
          aria-label={interpolate(words.play, { title, seconds })}
        >
          <LazyImage src={videoPoster(file)} alt="" {...videoSize} />
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
