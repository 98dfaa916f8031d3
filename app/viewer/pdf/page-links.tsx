import { useEffect, useState, type CSSProperties } from 'react'

import type { Pdf } from './open-pdf.ts'
import { readLinks, type PageLink } from './read-links.ts'

import css from './page-links.module.css'

type PageLinksProps = { pdf: Pdf; number: number; onPage: (page: number) => void }

/** The links of a page, over the words they are drawn under. */
export function PageLinks({ pdf, number, onPage }: PageLinksProps) {
  const [links, setLinks] = useState<PageLink[]>([])

  useEffect(() => {
    let wanted = true
    readLinks(pdf, number).then(
      (found) => wanted && setLinks(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [pdf, number])

  return links.map(({ key, name, url, page, box }) => {
    const place = box as CSSProperties
    return url ? (
      <a
        key={key}
        className={css.link}
        style={place}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name}
      />
    ) : (
      <button
        key={key}
        type="button"
        className={css.link}
        style={place}
        aria-label={name}
        onClick={() => page && onPage(page)}
      />
    )
  })
}
