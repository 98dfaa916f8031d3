import { pagePath } from '#app/ui/page-path.ts'

/** Marks the menu's entry that the address leads to, what stands behind its # included; of several, the one last chosen. */
export function markPlace() {
  const { pathname, hash } = location
  const isHome = pagePath(location) === '/'
  let chosen: string | null = null
  try {
    chosen = sessionStorage.getItem('mailbox.menu')
  } catch {}
  const tops = [...document.querySelectorAll<HTMLElement>('[data-name]')]
  const leadingTo = (path: string) =>
    tops.filter((top) => top.querySelector(`a[href=${JSON.stringify(path)}]`))
  const exact = leadingTo(pathname + hash)
  const found = exact[0] || isHome ? exact : leadingTo(pathname)
  if (!found[0] && !isHome) return
  const place = found.find(({ dataset }) => dataset['name'] === chosen) ?? found[0]
  for (const top of tops) {
    const link = top.querySelector('a')
    if (top !== place) link?.removeAttribute('aria-current')
    else if (!link?.ariaCurrent) link?.setAttribute('aria-current', 'true')
  }
}
