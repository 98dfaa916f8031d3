import type { User } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'

import { fetchPerson } from '#app/session/client.ts'
import { explainChange } from '#app/session/messages.ts'
import { useSignedIn } from '#app/session/use-session.ts'

export type Person = { email: string; newEmail: string; firstName: string; lastName: string }

/** What the service keeps beside an account may be anything: only texts count. */
const namesKept = v.object({
  firstName: v.fallback(v.string(), ''),
  lastName: v.fallback(v.string(), ''),
})

/** The signed-in person, `null` until known; `problem` when the service can't be asked. */
export function usePerson() {
  const signedIn = useSignedIn()
  const [person, setPerson] = useState<Person | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const load = useCallback(async () => {
    setProblem(null)
    const answer = await fetchPerson()
    if (answer.person) setPerson(asPerson(answer.person))
    else if (answer.error)
      setProblem(explainChange(answer.error, 'Your account could not be shown.'))
  }, [])

  useEffect(() => {
    if (signedIn) void load()
    else setPerson(null)
  }, [signedIn, load])

  return { signedIn, person, problem, retry: () => void load() }
}

function asPerson(user: User): Person {
  const names = v.parse(namesKept, { ...user.user_metadata })
  return { ...names, email: user.email ?? '', newEmail: user.new_email ?? '' }
}
