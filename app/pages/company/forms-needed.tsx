import section from '#app/ui/section.module.css'

import type { HowItWorksWords } from './describe-page.ts'

import css from './how-it-works.module.css'

/** How many forms a household or a business files. */
export function FormsNeeded({ words }: { words: HowItWorksWords['forms'] }) {
  const { columns } = words
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="forms" className={section.section} aria-labelledby="forms-title">
        <div className={section.heading}>
          <h2 id="forms-title">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.count}</th>
              <th scope="col">{columns.note}</th>
            </tr>
          </thead>
          <tbody>
            {words.cases.map(({ who, count, note }) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td className={css.number}>{count}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
