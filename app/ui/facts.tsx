import { DescriptionList, type Terms } from './description-list.tsx'
import { FACTS } from './looks.ts'

export function Facts({ of }: { of: Terms }) {
  return <DescriptionList of={of} className={FACTS} />
}
