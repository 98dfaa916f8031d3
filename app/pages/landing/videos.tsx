import { videos } from '#app/content/en/videos.ts'
import { story } from '#app/content/en/story.ts'

import { VideoTile } from './videos/video-tile.tsx'
import videoScript from 'script-address:app/pages/landing/videos/video-script.ts'

import section from './section.module.css'
import css from './videos.module.css'

/** The story of the shop in three videos, which video-script.ts plays. */
export function Videos() {
  return (
    <section data-later="" className={section.section} aria-labelledby="films-title">
      <h2 id="films-title" className={section.title}>
        {story.title}
      </h2>
      <p className={section.lead}>{story.lead}</p>
      <div className={`scroller ${css.stage}`} data-part="videos" data-script={videoScript}>
        {story.chapters.map(({ video: id, place, text }) => {
          const video = videos.find((one) => one.id === id)
          return video && <VideoTile key={id} video={video} place={place} text={text} />
        })}
      </div>
    </section>
  )
}
