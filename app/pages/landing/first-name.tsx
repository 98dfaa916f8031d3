import { usePerson } from '#app/auth/use-person.ts'

/** The signed-in person's first name, once the service has said it. */
export default function FirstName() {
  const { person } = usePerson()
  return person?.firstName && `, ${person.firstName}`
}
