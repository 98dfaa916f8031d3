/** English first. Without `es` there are no Spanish pages or emails. */
export const offeredLanguages: readonly ['en', 'es'?] = ['en', 'es']
