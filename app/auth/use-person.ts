import type { User } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { messages } from '#content/auth-messages.ts'
import { person } from '#shared/account.ts'
import { languages } from '#shared/language.ts'

import { fetchPerson } from './client.ts'
import { explainChange } from './messages.ts'
import { useSignedIn } from './use-session.ts'

type PersonResult = Awaited<ReturnType<typeof fetchPerson>>

export type Person = { email: string; newEmail: string } & v.InferOutput<typeof metadataSchema>

const anyText = v.fallback(v.string(), '')
/** Metadata may hold anything. */
const metadataSchema = v.object({
  ...v.entriesFromList(v.keyof(person).options, anyText),
  language: v.fallback(v.picklist(languages), languages[0]),
})

export function usePerson() {
  const signedIn = useSignedIn()
  const [answer, setAnswer] = useState<PersonResult | null>(null)

  useEffect(() => {
    if (!signedIn) return
    let left = false
    void fetchPerson().then((response) => left || setAnswer(response))
    return () => {
      left = true
      setAnswer(null)
    }
  }, [signedIn])

  async function retry() {
    setAnswer(null)
    setAnswer(await fetchPerson())
  }

  return {
    signedIn,
    person: answer?.person ? asPerson(answer.person) : null,
    problem: answer?.error ? explainChange(answer.error, messages.accountUnavailable) : null,
    retry: () => void retry(),
  }
}

function asPerson(user: User): Person {
  const metadata = v.parse(metadataSchema, { ...user.user_metadata })
  return { ...metadata, email: user.email ?? '', newEmail: user.new_email ?? '' }
}
