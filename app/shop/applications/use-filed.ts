import { useEffect } from 'react'

import { useSignedIn } from '#app/auth/use-session.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import {
  forgetAnswer,
  readAnswer,
  refreshAnswer,
  storeAnswer,
  useShopQuery,
} from '#app/shop/use-shop-query.ts'
import { applicationCalls, type FiledApplication } from '#shared/shop/applications/calls.ts'

const { get } = applicationCalls

export type Filed = {
  /** `undefined` until the server has answered, `null` if there is none or no session. */
  application: FiledApplication | null | undefined
  visits: AnswerOf<typeof get>['visits']
  visitFor: AnswerOf<typeof get>['visitFor']
  problem: string | null
  refresh: () => Promise<void>
}

export function useFiled(): Filed {
  const signedIn = useSignedIn()
  const { data, error, problem, refresh } = useShopQuery(get, {}, signedIn)
  const isUnknown = signedIn && !data && (!error || error.code === 'unreachable')

  // The next person to sign in here must not see it.
  useEffect(() => {
    if (!signedIn) forgetAnswer(get, {})
  }, [signedIn])

  return {
    application: isUnknown ? undefined : (data?.application ?? null),
    visits: data?.visits ?? [],
    visitFor: data?.visitFor ?? null,
    problem,
    refresh,
  }
}

export function storeFiled(application: FiledApplication) {
  storeAnswer(get, {}, (last) => ({
    visits: [],
    offers: [],
    visitFor: null,
    ...last,
    application,
  }))
  void refreshAnswer(get, {})
}

export async function reloadFiled() {
  await refreshAnswer(get, {})
  return readAnswer(get, {})?.application ?? null
}
