import { business } from '#app/content/business.ts'
import { installedApp } from '#app/content/en/installed-app.ts'
import { themeColors } from '#app/islands/theme.ts'

/**
 * The site as an app on a home screen.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function makeManifest() {
  const [shortName] = business.name.split(' ')
  return {
    id: '/',
    name: business.name,
    short_name: shortName,
    description: installedApp.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
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
      url: path,
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
