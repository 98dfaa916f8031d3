/** The language that this process builds: that of the root unless SITE_LANGUAGE names another. */
export const siteLanguage = process.env['SITE_LANGUAGE'] === 'es' ? 'es' : 'en'

/** Output folder; `tooling/site-build.mjs` moves it into place. */
export const buildFolder = process.env['BUILD_FOLDER'] ?? 'build'

/**
 * By which `#content/*`, `#shared-content/*` and `#sentences/*` in package.json lead to a language's folder; without one, as on the
 * server, the first two lead to the root's language and the third to all.
 */
export const contentConditions = (language: string = siteLanguage) => [`content-${language}`]
