export const siteLanguage = process.env['SITE_LANGUAGE'] === 'es' ? 'es' : 'en'

export const buildFolder = process.env['BUILD_FOLDER'] ?? 'build'

/**
 * Conditions of `#content/*`, `#shared-content/*` and `#sentences/*` in package.json; without one,
 * the first two mean the root's language, and the third all.
 */
export const contentConditions = (language: string = siteLanguage) => [`content-${language}`]
