import { useEffect, useRef } from 'react'

import { signOut as words } from '#app/content/en/auth.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { showToast } from '#app/ui/toasts.ts'

const LOGOUT = '[data-sign-out]'

/** Signs out whoever presses LOGOUT, in the top bar or the drawer, which React left as they stand. */
export function useLogout() {
  const { busy, leave } = useSignOut('local', () => {
    const [login] = document.querySelectorAll<HTMLElement>('header a[href="/login"]:not(nav *)')
    login?.focus()
    showToast({ tone: 'success', text: words.done })
  })
  const latest = useRef(leave)

  useEffect(() => {
    latest.current = leave
    for (const button of document.querySelectorAll(LOGOUT)) button.ariaBusy = busy ? 'true' : null
  }, [busy, leave])

  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(LOGOUT)) latest.current()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
