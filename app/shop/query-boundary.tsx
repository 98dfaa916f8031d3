import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { Waiting } from '#app/ui/waiting.tsx'

import { isRefusal } from './client.ts'

type QueryBoundaryProps = {
  children: ReactNode
  /** A new value resets the error. */
  resetKey?: string
}

export function QueryBoundary({ children, resetKey }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} resetKeys={[resetKey]} fallbackRender={showRefusal}>
          <Suspense fallback={<Waiting problem={null} onRetry={reset} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/** Any other error is a fault of the page, which the route's own boundary shows. */
function showRefusal({ error, resetErrorBoundary }: FallbackProps) {
  if (!isRefusal(error)) throw error
  return <Waiting problem={error.message} onRetry={resetErrorBoundary} />
}
