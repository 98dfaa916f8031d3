import { useEffect, useState } from 'react'

import { films } from '#app/content/films.ts'

import type { FilmId } from './use-film-stage.ts'

const START_DELAY_MS = 800
const MARK_MS = 3_000

/**
 * Follows links to a film (`#video1`, from another page or this one): up to the top, then it plays
 * by itself, unless the visitor asked for less motion. Returns the film just linked to.
 */
export function useFilmLinks(play: (id: FilmId) => void) {
  const [marked, setMarked] = useState<{ film: FilmId } | null>(null)

  useEffect(() => {
    const follow = (hash: string) => {
      const film = films.find(({ id }) => hash === `#${id}`)
      if (!film) return
      window.scrollTo(0, 0)
      setMarked({ film: film.id })
    }
    const followAddress = () => follow(location.hash)
    const followAgain = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href === location.href) follow(link.hash)
    }
    followAddress()
    addEventListener('hashchange', followAddress)
    document.addEventListener('click', followAgain)
    return () => {
      removeEventListener('hashchange', followAddress)
      document.removeEventListener('click', followAgain)
    }
  }, [])

  useEffect(() => {
    if (!marked) return
    const wantsMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const starting = setTimeout(() => wantsMotion && play(marked.film), START_DELAY_MS)
    const unmarking = setTimeout(() => setMarked(null), MARK_MS)
    return () => {
      clearTimeout(starting)
      clearTimeout(unmarking)
    }
  }, [marked, play])

  return marked?.film
}
