import {
  keepPreviousData,
  MutationCache,
  QueryClient,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import type { Call } from '#shared/shop/core/contract.ts'

import { callShop, type AnswerOf, type InputOf, type Refusal, type ShopResult } from './client.ts'

/** `gcTime` 0: no data of an account outlives the part that shows it. */
const queries: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // A change may show in any query of the page; the button waits until all are reloaded.
    onSuccess: () => refreshAnswers(),
  }),
  defaultOptions: {
    queries: { gcTime: 0, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { gcTime: 0, networkMode: 'always' },
  },
})

export type ShopQuery<Answer> = {
  data: Answer | null
  error: Refusal | null
  problem: string | null
  refresh: () => Promise<void>
}

/** The last data stays while other input loads, and while the server can't be reached. */
export function useShopQuery<One extends Call>(
  call: One,
  input: InputOf<One>,
  isWanted = true,
): ShopQuery<AnswerOf<One>> {
  const { data, error, refetch } = useQuery<AnswerOf<One>, Refusal>(
    {
      queryKey: keyOf(call, input),
      queryFn: ({ signal }) => answerOf(callShop(call, input, signal)),
      enabled: isWanted,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  const isRefused = error !== null && error.code !== 'unreachable'
  return {
    data: isWanted && !isRefused && data !== undefined ? data : null,
    error,
    problem: error?.message ?? null,
    refresh: async () => void (await refetch()),
  }
}

/**
 * For use inside of a `QueryBoundary`. The last data stays while other input loads, and while the server can't be
 * reached.
 */
export function useShop<One extends Call>(call: One, input: InputOf<One>): AnswerOf<One> {
  const shown = useDeferredValue(JSON.stringify(input))
  const { data, error } = useSuspenseQuery<AnswerOf<One>, Refusal>(
    {
      queryKey: keyOf(call, JSON.parse(shown)),
      queryFn: ({ signal }) => answerOf(callShop(call, JSON.parse(shown), signal)),
    },
    queries,
  )
  if (error && error.code !== 'unreachable') throw error
  return data
}

/** `mark` is the call's field for the start of a page. */
export function useShopPages<One extends Call>(
  call: One,
  input: InputOf<One>,
  mark: 'before' | 'after',
) {
  const shown = useDeferredValue(JSON.stringify(input))
  const { data, error, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery<
    AnswerOf<One>,
    Refusal,
    InfiniteData<AnswerOf<One>>,
    unknown[],
    string | null
  >(
    {
      queryKey: [...keyOf(call, JSON.parse(shown)), mark],
      queryFn: ({ signal, pageParam }) =>
        answerOf(
          callShop(call, { ...JSON.parse(shown), ...(pageParam && { [mark]: pageParam }) }, signal),
        ),
      initialPageParam: null,
      getNextPageParam: (page) => (page as { next: string | null }).next,
    },
    queries,
  )
  if (error && error.code !== 'unreachable') throw error
  const load = hasNextPage ? () => void fetchNextPage({ cancelRefetch: false }) : null
  return { pages: data.pages, load, problem: error?.message ?? null }
}

export function storeAnswer<One extends Call>(
  call: One,
  input: InputOf<One>,
  update: (answer: AnswerOf<One> | undefined) => AnswerOf<One>,
) {
  queries.setQueryData<AnswerOf<One>>(keyOf(call, input), update)
}

export async function refreshAnswers() {
  await queries.invalidateQueries()
}

export async function refreshAnswer<One extends Call>(call: One, input: InputOf<One>) {
  await queries.refetchQueries({ queryKey: keyOf(call, input) })
}

export function readAnswer<One extends Call>(call: One, input: InputOf<One>) {
  return queries.getQueryData<AnswerOf<One>>(keyOf(call, input))
}

export function forgetAnswer<One extends Call>(call: One, input: InputOf<One>) {
  void queries.resetQueries({ queryKey: keyOf(call, input) })
}

function keyOf<One extends Call>(call: One, input: InputOf<One>) {
  return [call['~orpc'].route.path, input]
}

export function useCall<One extends Call>(call: One) {
  const { mutateAsync, isPending, error, reset } = useMutation<
    AnswerOf<One>,
    Refusal,
    InputOf<One>
  >({ mutationFn: (input) => answerOf(callShop(call, input)) }, queries)

  async function send(input: InputOf<One>): Promise<ShopResult<AnswerOf<One>>> {
    return mutateAsync(input).then(
      (data) => ({ data, error: null }),
      (refusal: Refusal) => ({ data: null, error: refusal }),
    )
  }

  return { isBusy: isPending, problem: error?.message ?? null, call: send, reset }
}

async function answerOf<Answer>(called: Promise<ShopResult<Answer>>) {
  const { data, error } = await called
  if (error) throw error
  return data as Answer
}
