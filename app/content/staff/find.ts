import type { Found } from '#shared/shop/boxes/found.ts'

/** The search of the console. Names of values in braces. */
export const find = {
  search: 'Search',
  label: 'Name, PMB, slip, tracking, phone or email',
  hint: 'Part of a name is enough, in any order, even misspelled. Press Enter to open it.',
  none: 'Nothing was found for “{text}”. Try a PMB number, any part of a name, a slip, a tracking number, a phone number or an email.',
  which: 'Which one?',
  more: 'There are more matches. Type more of the name.',
  box: 'PMB {box}',
  noBox: 'no box yet',
  with: '{name} (with {others})',
  noName: 'Name erased',
  states: {
    open: 'Pending',
    active: 'Customer',
    withdrawn: 'Withdrawn',
    closed: 'Closed',
    free: 'Free',
  } satisfies Record<Found['state'], string>,
}
