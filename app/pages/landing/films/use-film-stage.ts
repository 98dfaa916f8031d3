import { useCallback, useEffect, useRef, useState } from 'react'

import type { Film } from '#app/content/films.ts'

export type FilmId = Film['id']

const EXPAND_DELAY_MS = 200

/** The three films together: one plays at a time, wide, while the others rest at their beginning. */
export function useFilmStage() {
  const videos = useRef(new Map<FilmId, HTMLVideoElement>())
  const expanding = useRef(0)
  const [playing, setPlaying] = useState<FilmId | null>(null)
  const [expanded, setExpanded] = useState<FilmId | null>(null)

  const join = useCallback((id: FilmId, video: HTMLVideoElement) => {
    videos.current.set(id, video)
    return () => videos.current.delete(id)
  }, [])

  const begin = useCallback((id: FilmId) => {
    for (const [other, video] of videos.current) if (other !== id) rewind(video)
    setPlaying(id)
    clearTimeout(expanding.current)
    expanding.current = window.setTimeout(() => setExpanded(id), EXPAND_DELAY_MS)
  }, [])

  const restore = useCallback((id: FilmId) => {
    clearTimeout(expanding.current)
    const video = videos.current.get(id)
    if (video) rewind(video)
    setPlaying(null)
    setExpanded(null)
  }, [])

  const play = useCallback((id: FilmId) => {
    const video = videos.current.get(id)
    if (video) void playEvenMuted(video)
  }, [])

  useEffect(() => () => clearTimeout(expanding.current), [])

  return { playing, expanded, join, begin, restore, play }
}

export type FilmStage = ReturnType<typeof useFilmStage>

function rewind(video: HTMLVideoElement) {
  video.pause()
  video.currentTime = 0
}

/** A browser that lets no film begin by itself may still let a muted one; if not, its play button is there. */
async function playEvenMuted(video: HTMLVideoElement) {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return log(error)
    video.muted = true
    await video.play().catch(log)
  }
}

function log(error: unknown) {
  // oxlint-disable-next-line no-console -- the specification asks that a refusal is only logged
  console.info('The film did not start by itself:', error)
}
