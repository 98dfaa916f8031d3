/** The language that this process builds: that of the root unless SITE_LANGUAGE names another. */
export const siteLanguage = process.env['SITE_LANGUAGE'] === 'es' ? 'es' : 'en'

/** By which `#content/*` and `#shared-content/*` in package.json lead to a language's folder; of the root's language there is none. */
export const contentConditions = (language: string = siteLanguage) =>
  language === 'en' ? [] : [`content-${language}`]
