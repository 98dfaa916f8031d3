/** For a part that begins below the first screen: the starter says in the finished page when it is laid out (docs/decisions/030). */
export const laidOutLater = { 'data-later': '', suppressHydrationWarning: true }
