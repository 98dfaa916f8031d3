import { films } from '#app/content/films.ts'
import { story } from '#app/content/story.ts'

import { FilmTile } from './films/film-tile.tsx'
import { useFilmLinks } from './films/use-film-links.ts'
import { useFilmStage } from './films/use-film-stage.ts'

import section from './section.module.css'
import css from './films.module.css'

/** The story of the shop in three films. */
export function Films() {
  const stage = useFilmStage()
  const marked = useFilmLinks(stage.play)

  return (
    <div className={section.band}>
      <section className={section.section} aria-labelledby="films-title">
        <div className={section.heading}>
          <h2 id="films-title">{story.title}</h2>
          <p>{story.lead}</p>
        </div>
        <div className={css.stage} data-playing={stage.expanded ? '' : undefined}>
          {story.chapters.map(({ film: id, place, text }) => {
            const film = films.find((one) => one.id === id)
            return (
              film && (
                <FilmTile
                  key={id}
                  film={film}
                  place={place}
                  text={text}
                  stage={stage}
                  marked={marked === id}
                />
              )
            )
          })}
        </div>
      </section>
    </div>
  )
}
