/** For a list that scrolls sideways: the keyboard stops at it, unless the starter finds that in this window it does not scroll. */
export const scroller = { 'data-scroller': '', tabIndex: 0 }
