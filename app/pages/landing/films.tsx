import { films } from '#app/content/en/videos.ts'
import { story } from '#app/content/en/story.ts'

import { FilmTile } from './videos/film-tile.tsx'
import filmScript from 'script-address:app/pages/landing/videos/film-script.ts'

import section from './section.module.css'
import css from './films.module.css'

/** The story of the shop in three films, which film-script.ts plays. */
export function Films() {
  return (
    <section data-later="" className={section.section} aria-labelledby="films-title">
      <h2 id="films-title" className={section.title}>
        {story.title}
      </h2>
      <p className={section.lead}>{story.lead}</p>
      <div
        className={`${section.scroller} ${css.stage}`}
        data-part="films"
        data-script={filmScript}
      >
        {story.chapters.map(({ film: id, place, text }) => {
          const film = films.find((one) => one.id === id)
          return film && <FilmTile key={id} film={film} place={place} text={text} />
        })}
      </div>
    </section>
  )
}
