import { chromium } from '@playwright/test'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb']

/** A Chromium for the generators of films, pictures and forms: the one that CHROMIUM names, or Debian's. */
export function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: FLAGS })
}
