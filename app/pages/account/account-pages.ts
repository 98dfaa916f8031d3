import { useEffect } from 'react'
import { href, useLocation, useNavigate, useParams } from 'react-router'

import { accountPage } from '#content/account.ts'
import { lookUp } from '#shared/look-up.ts'

export const accountPages = ['mailbox', 'rental', 'security', 'settings'] as const
export type AccountPage = (typeof accountPages)[number]

export function accountPath(page: AccountPage) {
  return href('/account/:page?', { page: page === 'mailbox' ? undefined : page })
}

export function readAccountPage(name: string | undefined): AccountPage {
  return accountPages.find((page) => page === name) ?? 'mailbox'
}

export function wordsOf(page: AccountPage) {
  return accountPage.pages[page]
}

export function renewPartOf({ box }: { box: number }) {
  return `renew-${box}`
}

/** Anchors of the former single page, in emails and bookmarks. */
const MOVED: Record<string, string> = {
  '#profile': accountPath('settings'),
  '#security': accountPath('security'),
  '#data': `${accountPath('settings')}#data`,
}

export function useMovedParts() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const to = lookUp(MOVED, hash)
  const { page } = useParams()

  useEffect(() => {
    if (to && page === undefined) void navigate(to, { replace: true })
  }, [to, page, navigate])
}
