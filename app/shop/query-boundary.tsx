import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { Waiting } from '#app/ui/waiting.tsx'

import { isRefusal } from './client.ts'

type QueryBoundaryProps = {
  children: ReactNode
  resetKey?: string | undefined
}

export function QueryBoundary({ children, resetKey }: QueryBoundaryProps) {
  return (
    <RefusalBoundary resetKey={resetKey}>
      <Suspense fallback={<Waiting problem={null} onRetry={() => undefined} />}>
        {children}
      </Suspense>
    </RefusalBoundary>
  )
}

/** Without a fallback of its own: the page appears with these data, and nothing moves. */
export function RefusalBoundary({ children, resetKey }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} resetKeys={[resetKey]} fallbackRender={showRefusal}>
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/** Other errors are faults of the page, for the route's boundary. */
function showRefusal({ error, resetErrorBoundary }: FallbackProps) {
  if (!isRefusal(error)) throw error
  return <Waiting problem={error.message} onRetry={resetErrorBoundary} />
}
