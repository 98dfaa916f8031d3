import { useEffect, useState } from 'react'

import { Icon } from '#app/ui/icon.tsx'

import css from './to-ends.module.css'

/** Before that much is scrolled, the top is still in sight. */
const SCROLLED_PX = 400
/** Where it would stand on the words, it leaves once the visitor reads. */
const RESTS_AFTER_MS = 2_500

/** Leads to the top and to the bottom of a long page. */
export function ToEnds() {
  const { scrolled, resting } = useScrolled()

  return (
    <nav
      className={css.ends}
      aria-label="Top and bottom of the page"
      data-scrolled={scrolled || undefined}
      data-resting={resting || undefined}
    >
      <a className={css.end} href="#top">
        <Icon name="up" />
        <span className="unseen">Go to top</span>
      </a>
      <a className={css.end} href="#bottom">
        <Icon name="down" />
        <span className="unseen">Go to bottom</span>
      </a>
    </nav>
  )
}

function useScrolled() {
  const [scrolled, setScrolled] = useState(false)
  const [resting, setResting] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      setScrolled(window.scrollY > SCROLLED_PX)
      setResting(false)
      clearTimeout(timer)
      timer = setTimeout(() => setResting(true), RESTS_AFTER_MS)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [])

  return { scrolled, resting }
}
