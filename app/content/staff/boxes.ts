import type { TakenBox } from '#shared/shop/boxes/calls.ts'

export type ShownState = TakenBox['state'] | 'free'

/** The box map. Names of values in braces. */
export const boxes = {
  title: 'Box map',
  about: 'Boxes {numbers}. Use the arrow keys to move, and Enter to open a box.',
  filter: 'Show',
  all: 'All',
  range: 'Numbers',
  rangeOf: '{from} to {to}',
  none: 'No boxes match.',
  states: {
    free: { name: 'Free', sign: '' },
    reserved: { name: 'Reserved', sign: '…' },
    rented: { name: 'Rented', sign: '●' },
    closing: { name: 'Closing', sign: '◐' },
    blocked: { name: 'Quarantined', sign: '×' },
  } satisfies Record<ShownState, { name: string; sign: string }>,
  /** The description of one box. */
  free: '{box}: free',
  taken: '{box}: {state}, {name}',
  until: '{box}: {state}, {name}, until {day}',
  noName: 'name erased',
}
