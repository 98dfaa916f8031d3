import type { Box, Sight } from './marker.ts'

/** What can be asked of the worker. Each question carries a number, and so does its answer. */
export type Calls = {
  /** Takes longitudes and latitudes in turn, in degrees. */
  load: { asked: Float64Array; answer: null }
  look: { asked: { box: Box; zoom: number; isClustered: boolean }; answer: Sight }
  /** The zoom at which a cluster falls apart, and the places in the list of its first members. */
  open: { asked: number; answer: { zoom: number; places: number[] } }
}

export type Question = {
  [Name in keyof Calls]: { number: number; name: Name; asked: Calls[Name]['asked'] }
}[keyof Calls]

export type Answer = { number: number; answer: Calls[keyof Calls]['answer'] }
