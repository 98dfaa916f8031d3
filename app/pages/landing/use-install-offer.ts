import { useSyncExternalStore } from 'react'

/** What a browser hands out when it would install the site. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> }

declare global {
  interface Window {
    /** Kept by the page before it is awake (app/document/before-first-paint.tsx). */
    installOffer?: InstallOffer
  }
}

/** The browser's offer to install the site, while there is one: it counts once. */
export function useInstallOffer() {
  const offer = useSyncExternalStore(subscribe, readOffer, readNothing)

  async function install() {
    await offer?.prompt()
    forget()
  }

  return offer && install
}

function forget() {
  delete window.installOffer
  window.dispatchEvent(new Event('installoffer'))
}

function subscribe(onChange: () => void) {
  window.addEventListener('installoffer', onChange)
  window.addEventListener('appinstalled', forget)
  return () => {
    window.removeEventListener('installoffer', onChange)
    window.removeEventListener('appinstalled', forget)
  }
}

function readOffer() {
  return window.installOffer
}

function readNothing() {
  return undefined
}
