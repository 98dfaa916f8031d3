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

/** What the signed-in person has filed. */
export type Filed = {
  /** `undefined` until the server has said, `null` where there is none or nobody is signed in. */
  application: FiledApplication | null | undefined
  visits: AnswerOf<typeof get>['visits']
  /** Why they should come by, if at all. */
  visitFor: AnswerOf<typeof get>['visitFor']
  /** Why the server has not said. */
  problem: string | null
  refresh: () => Promise<void>
}

export function useFiled(): Filed {
  const signedIn = useSignedIn()
  const { data, error, problem, refresh } = useShopQuery(get, {}, signedIn)
  const isUnknown = signedIn && !data && (!error || error.code === 'unreachable')

  // Whoever signs in next here must not see it.
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

/** What was filed or changed just now, as the server answered it; what follows from that is asked for. */
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

/** Asks the server anew. @returns the application that is filed, if any and if the server says */
export async function reloadFiled() {
  await refreshAnswer(get, {})
  return readAnswer(get, {})?.application ?? null
}
