/** Width and height in CSS pixels. */
export type PageSize = { width: number; height: number }

/** Where a page, counted from 1, lies in the column of pages: in CSS pixels from its top. */
export type PagePlace = PageSize & { number: number; top: number }

/** A point of the document that stays where it is when the pages grow: page from 1, fraction of its height. */
export type Anchor = { page: number; fraction: number }

/** Space above, between and below the pages. */
export const GAP_PX = 16

/** Places the pages one below the other. */
export function placePages(sizes: PageSize[], zoom: number): PagePlace[] {
  let top = GAP_PX
  return sizes.map((size, index) => {
    const width = Math.floor(size.width * zoom)
    const height = Math.floor(size.height * zoom)
    const place = { number: index + 1, width, height, top }
    top += height + GAP_PX
    return place
  })
}

/** The number, from 1, of the page at a height, or of the nearest one above it. */
export function pageAt(places: PagePlace[], height: number) {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((places[middle]?.top ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** The height at which the visitor reads, a third down the view. */
export function readingLine(top: number, viewHeight: number) {
  return top + viewHeight / 3
}

/**
 * The pages, from 1, of a view that is scrolled to `top`: the one that is read, and the first and
 * last that are worth drawing, one view around it.
 */
export function pagesInView(places: PagePlace[], top: number, viewHeight: number) {
  const last = places.at(-1)
  const end = last ? last.top + last.height + GAP_PX : 0
  const isAtEnd = top > 0 && top + viewHeight >= end - GAP_PX
  return {
    current: isAtEnd ? places.length : pageAt(places, readingLine(top, viewHeight)),
    first: pageAt(places, top - viewHeight),
    last: pageAt(places, top + 2 * viewHeight),
  }
}

/** What lies at a height. */
export function anchorAt(places: PagePlace[], height: number): Anchor {
  const page = pageAt(places, height)
  const place = places[page - 1]
  return { page, fraction: place ? (height - place.top) / place.height : 0 }
}

/** Where that point lies by now. */
export function heightOf(places: PagePlace[], { page, fraction }: Anchor) {
  const place = places[page - 1]
  return place ? place.top + fraction * place.height : 0
}
