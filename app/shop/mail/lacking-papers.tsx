import { Link } from 'react-router'

import { mail } from '#app/content/staff/mail.ts'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { interpolate } from '#shared/interpolate.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import type { LackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import type { BoxMail } from '#shared/shop/mail/items.ts'

const { lacking: words } = mail

type LackingPapersListProps = { box: number; lacking: LackingPapers[] }

export function LackingPapersList({ box, lacking }: LackingPapersListProps) {
  if (lacking.length === 0) return null
  return (
    <ul className="w-full text-sm" aria-label={words.title}>
      {lacking.map((person) => (
        <li key={person.recipientId} className="text-error">
          <span className="wrap-anywhere">{formatLacking(person)}</span>{' '}
          <Link to={placeOf(box, person)}>
            {interpolate(person.papers.includes('ids') ? words.doIds : words.doForm, {
              name: person.name,
            })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function isHeld({ recipients }: Pick<BoxMail, 'recipients'>, id: string | null) {
  return recipients.some((one) => one.id === id && one.lacking.length > 0)
}

export function isAllHeld(box: BoxMail) {
  const takers = box.recipients.filter(({ kind }) => pickUpAs(kind))
  const waiting = box.items.filter(({ state }) => state === 'waiting')
  return (
    takers.every(({ id }) => isHeld(box, id)) ||
    waiting.every(({ recipientId }) => isHeld(box, recipientId))
  )
}

/** `Bo Lee: IDs not seen, form not signed` */
export function formatLacking(person: LackingPapers) {
  return interpolate(words.person, { name: person.name, papers: namePapers(person) })
}

export function namePapers({ papers }: LackingPapers) {
  return papers.map((paper) => words.papers[paper]).join(', ')
}

export function mergeLacking(of: { lacking: LackingPapers[] }[]) {
  const all = of.flatMap(({ lacking }) => lacking)
  return [...new Map(all.map((person) => [person.recipientId, person])).values()]
}

export function placeOf(box: number, { recipientId, papers }: LackingPapers) {
  const part = papers.includes('ids') ? `person-${recipientId}` : 'next'
  return servicePath({ id: null, box }, part) ?? ''
}
