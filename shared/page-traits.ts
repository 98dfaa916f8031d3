import * as v from 'valibot'

/** What the server must know of the site's pages; the build writes it from `app/pages.ts`. */
export const pageTraits = v.array(
  v.object({
    path: v.string(),
    /** One page answers every address of this shape: `/edit-mailbox/:id`. */
    pattern: v.optional(v.string()),
    isFramed: v.optional(v.boolean()),
    isPrivate: v.optional(v.boolean()),
    isUnlisted: v.optional(v.boolean()),
    isDiagnostic: v.optional(v.boolean()),
  }),
)

export type PageTraits = v.InferOutput<typeof pageTraits>
