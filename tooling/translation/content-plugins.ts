import { worksheets } from '#tooling/forms/worksheets-plugin.ts'
import { markdown } from '#tooling/markdown/markdown-plugin.ts'

/** The plugins that read the content themselves, and so must be loaded in the language that is built. */
export const contentPlugins = () => [markdown(), worksheets()]
