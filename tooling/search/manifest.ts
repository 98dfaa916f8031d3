import { business } from '#app/content/business.ts'
import { themeColors } from '#app/islands/theme.ts'
import { installedApp } from '#content/installed-app.ts'
import { language, locale } from '#content/language.ts'
import { pathIn } from '#shared/language.ts'

/** @see https://www.w3.org/TR/appmanifest/ */
export function makeManifest() {
  const start = pathIn(language, '/')
  const [shortName] = business.name.split(' ')
  return {
    id: start,
    name: business.name,
    short_name: shortName,
    description: installedApp.description,
    lang: locale,
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ['business', 'utilities'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: installedApp.shortcuts.map(({ name, description, path }) => ({
      name,
      description,
      url: pathIn(language, path),
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
