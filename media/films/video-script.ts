import { videos, type Video } from '#content/videos.ts'

/** Pixels of a frame. */
export const WIDTH = 1280
export const HEIGHT = 720
export const FRAMES_PER_SECOND = 24

/** One movement of a picture's part, as the Web Animations API takes it; times in seconds. */
export type Move = {
  /** A CSS selector inside the shot; several matches follow one another `apart` seconds. */
  part: string
  /** Counted from the beginning of the shot. */
  at: number
  lasts: number
  steps: Keyframe[]
  ease?: string
  apart?: number
  /** How often there and back again; once and one way when left out. */
  swings?: number
}

/** One picture in movement, with the sentences that stand over it. */
export type Shot = {
  /** Seconds that each sentence stays, in the order of the transcript. */
  reads: number[]
  /** Stands over the picture instead of its sentence, where the picture itself writes the rest. */
  heading?: string
  /** The inside of an SVG of 1280 × 720. */
  picture: string
  moves: Move[]
}

/** A film as it is made: what the site says of it, and its pictures. */
export type VideoScript = {
  film: Video
  shots: Shot[]
  /** Seconds; the poster is this moment under the film's title. */
  posterAt: number
}

/** Seconds from the beginning. */
export type Cue = { start: number; end: number; text: string }

/** Seconds before the first sentence. */
export const LEAD_IN = 0.4
/** Seconds of the calm card with the mark that closes every film. */
export const END_CARD = 2.6

export function videoOf(id: Video['id']) {
  const film = videos.find((one) => one.id === id)
  if (!film) throw new Error(`app/content/en/videos.ts has no film ${id}.`)
  return film
}

/** The transcript, sentence by sentence. */
export function sentencesOf({ transcript }: Video) {
  return transcript.split(/(?<=[.?!])\s+/)
}

/** When each sentence is read. */
export function cuesOf({ film, shots }: VideoScript): Cue[] {
  const reads = shots.flatMap((shot) => shot.reads)
  let start = LEAD_IN
  return sentencesOf(film).map((text, index) => {
    const seconds = reads[index]
    if (!seconds) throw new Error(`${film.file}: no shot gives time to "${text}"`)
    const cue = { start: round(start), end: round(start + seconds), text }
    start += seconds
    return cue
  })
}

/** When each shot begins; the last number is where the closing card begins. */
export function shotStarts({ shots }: VideoScript) {
  const starts = [0]
  let end = LEAD_IN
  for (const { reads } of shots) {
    end += reads.reduce((sum, seconds) => sum + seconds, 0)
    starts.push(round(end))
  }
  return starts
}

/** The whole length in seconds. */
export function secondsOf(script: VideoScript) {
  return round((shotStarts(script).at(-1) ?? 0) + END_CARD)
}

function round(seconds: number) {
  return Math.round(seconds * 1000) / 1000
}
