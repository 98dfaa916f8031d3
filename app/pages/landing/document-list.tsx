import type { AcceptedDocument } from '#app/content/en/identification.ts'

import css from './document-list.module.css'

/** One of the form's two lists of documents, folded away until it is asked for. */
export function DocumentList({
  title,
  documents,
}: {
  title: string
  documents: AcceptedDocument[]
}) {
  return (
    <details className={css.list}>
      <summary>{title}</summary>
      <ul>
        {documents.map(({ id, name, note }) => (
          <li key={id}>{note ? `${name}. ${note}` : name}</li>
        ))}
      </ul>
    </details>
  )
}
