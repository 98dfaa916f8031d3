import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts } from 'react-router'

import { BeforeFirstPaint } from '#app/document/before-first-paint.tsx'
import { RunSettings } from '#app/document/run-settings.tsx'
import { Styles } from '#app/document/styles.tsx'
import { Failure } from '#app/frame/failure.tsx'
import { scrubAddressBar } from '#app/session/arrival.ts'

import './styles/tokens.css'
import './styles/base.css'

// Before the router reads the address: a token in it must reach neither history nor a log.
scrubAddressBar()

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BeforeFirstPaint />
        <link rel="preload" as="font" type="font/woff2" href={inter} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Styles />
      </head>
      <body>
        {children}
        <RunSettings />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <Failure />
}
