import { usePerson } from '#app/auth/use-person.ts'

export default function FirstName() {
  const { person } = usePerson()
  return person?.firstName && `, ${person.firstName}`
}
