import { registerHooks } from 'node:module'

/** The alias of `vitest.config.ts`, for projects whose modules Node loads. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === '#shared/content/languages.ts' ? '#shared/testing/languages.ts' : specifier,
      context,
    ),
})
