import { expect, it } from 'vitest'

import { pages } from '#app/pages.ts'
import { languages, pathIn } from '#shared/language.ts'

import { speculationRules } from './speculation-rules.ts'

const SITE = 'https://shop.example'

it('no page that acts when opened is prerendered, in any language', () => {
  const { where } = JSON.parse(speculationRules()).prerender[0]
  const leftOut: string[] = where.and[1].not.href_matches
  const isPrepared = (path: string) =>
    !leftOut.some((pattern) => new URLPattern(pattern, SITE).test(SITE + path))

  for (const { path, isNeverPrepared } of pages) {
    for (const language of languages) {
      const address = pathIn(language, path)
      expect([address, isPrepared(address)]).toEqual([address, !isNeverPrepared])
    }
  }
})
