import { DescriptionList, type Terms } from './description-list.tsx'

import css from './facts.module.css'

/** Terms, each beside what it means. */
export function Facts({ of }: { of: Terms }) {
  return <DescriptionList of={of} className={`${css.facts} grid grid-cols-1 gap-2`} />
}
