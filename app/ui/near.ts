import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come within so many pixels of the view; once it has, it stays so. */
export function useNear(element: RefObject<Element | null>, marginPx: number) {
  const [near, setNear] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, marginPx, near])

  return near
}
