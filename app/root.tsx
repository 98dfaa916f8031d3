import { useState, type ReactNode } from 'react'
import { Links, Outlet, Scripts } from 'react-router'
import inter from 'subset-inter/inter.woff2?url'

import { Failure } from '#app/layout/error-boundary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { basePath } from '#app/ui/page-path.ts'
import { language } from '#content/language.ts'

import {
  FirstPaint,
  HydrationSignal,
  PageMeta,
  RuntimeConfig,
  SpeculationRules,
  Starter,
} from './islands/document-parts.tsx'

import './styles/tailwind.css'
import './styles/tokens.css'
import 'subset-inter/inter.css'
import './styles/base.css'
import './styles/print.css'

/**
 * React adopts scripts from the finished HTML and never creates them, because Trusted Types forbids it. When React
 * renders the whole document anew, after a translator's change or an error of the frame, they stay.
 */
export function Layout({ children }: { children: ReactNode }) {
  const drawnAnew = useHydrated()
  const [adopted] = useState(!drawnAnew)

  return (
    <html lang={language} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={inter} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
        <PageMeta />
        <Links />
        {adopted && <FirstPaint />}
      </head>
      <body>
        {children}
        <HydrationSignal />
        {adopted && <RuntimeConfig />}
        {adopted && <SpeculationRules />}
        {adopted && <Starter />}
        {adopted && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main>
      <Failure />
    </main>
  )
}
