import { mail } from '#app/content/staff/mail.ts'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { LackingPapers } from '#shared/shop/applications/lacking-papers.ts'

const { lacking: words } = mail

type LackingPapersListProps = { box: number; lacking: LackingPapers[] }

/** Whose papers keep mail in the shop, each with the way to where they are noted. */
export function LackingPapersList({ box, lacking }: LackingPapersListProps) {
  if (lacking.length === 0) return null
  return (
    <div className="stack gap-1 w-full">
      <p>
        <strong>{words.title}</strong>
      </p>
      {lacking.map((person) => (
        <p key={person.recipientId} className="cluster gap-2 gap-x-4 items-center">
          <span className="break-anywhere">{describeLacking(person)}</span>
          <ButtonRoute variant="quiet" small to={placeOf(box, person)}>
            {interpolate(person.papers.includes('ids') ? words.doIds : words.doForm, {
              name: person.name,
            })}
          </ButtonRoute>
        </p>
      ))}
    </div>
  )
}

/** `Bo Lee: IDs not seen, form not signed` */
export function describeLacking({ name, papers }: LackingPapers) {
  const what = papers.map((paper) => words.papers[paper]).join(', ')
  return interpolate(words.person, { name, papers: what })
}

/** Each person once, though several wait for their form. */
export function gatherLacking(of: { lacking: LackingPapers[] }[]) {
  const all = of.flatMap(({ lacking }) => lacking)
  return [...new Map(all.map((person) => [person.recipientId, person])).values()]
}

/** IDs are noted with the person, a form is signed as the next step of the box. */
export function placeOf(box: number, { recipientId, papers }: LackingPapers) {
  const part = papers.includes('ids') ? `person-${recipientId}` : 'next'
  return servicePath({ id: null, box }, part) ?? ''
}
