import * as v from 'valibot'

/** Facts about the site's pages for the server; written by the build from `app/pages.ts`. */
export const pageTraits = v.array(
  v.object({
    path: v.string(),
    pattern: v.optional(v.string()),
    isFramed: v.optional(v.boolean()),
    isPrivate: v.optional(v.boolean()),
    isUnlisted: v.optional(v.boolean()),
    isDiagnostic: v.optional(v.boolean()),
  }),
)

export type PageTraits = v.InferOutput<typeof pageTraits>
