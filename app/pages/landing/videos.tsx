import videoScript from 'script-address:app/pages/landing/videos/video-script.ts'

import { CloseButton } from '#app/ui/close-button.tsx'
import { LazyImage } from '#app/ui/lazy-image.tsx'
import { SCROLLER } from '#app/ui/looks.ts'
import { language } from '#content/language.ts'
import { story } from '#content/story.ts'
import { videos, type Video } from '#content/videos.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Section } from './section.tsx'
import { videoCaptions, videoPoster, videoSize, videoSources } from './videos/video-sources.ts'

import css from './videos.module.css'

export function Videos() {
  return (
    <Section aria-label={story.title} title={story.title} lead={story.lead}>
      <div
        className={`${SCROLLER} ${css.stage} wide:items-start wide:gap-x-[clamp(1.25rem,2.5vw,2rem)] wide:gap-y-10`}
        data-part="videos"
        data-script={videoScript}
      >
        {story.chapters.map(({ video: id, place, text }) => {
          const video = videos.find((one) => one.id === id)
          return video && <VideoTile key={id} video={video} place={place} text={text} />
        })}
      </div>
    </Section>
  )
}

type VideoTileProps = {
  video: Video
  place: string
  text: string
}

function VideoTile({ video, place, text }: VideoTileProps) {
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
          aria-label={interpolate(story.play, { title, seconds })}
        >
          <LazyImage src={videoPoster(file)} alt="" {...videoSize} />
        </button>
        <CloseButton className="absolute top-3 right-3" data-close="" hidden>
          {story.close}
        </CloseButton>
      </div>
      <figcaption className="grid max-w-168 grid-cols-1 gap-2 text-base text-muted [&>h3]:text-ink">
        <p className="text-15 font-strong text-accent-text">{place}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <details>
          <summary className="w-fit py-1.5 text-15 font-medium text-ink">
            {story.transcript}
          </summary>
          <p className="pt-2">{transcript}</p>
        </details>
      </figcaption>
    </figure>
  )
}
