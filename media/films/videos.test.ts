import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { videos as spanish } from '#app/content/es/videos.ts'
import { videos as english } from '#content/videos.ts'
import { basePathOf, languages } from '#shared/language.ts'

import { MAX_BYTES } from './encode.ts'
import { cuesOf, secondsOf } from './video-script.ts'
import { VIDEOS, videoScripts } from './videos.ts'

const MIN_SECONDS = 20
const MAX_SECONDS = 40
const READING_SECONDS = 3
const CHARACTERS_PER_SECOND = 17
const CUE = /^00:(\d\d):(\d\d\.\d{3}) --> 00:(\d\d):(\d\d\.\d{3})\n(.+)$/gm

const said = { en: english, es: spanish }

/** tests/e2e/videos.spec.ts checks frames and sound. */
describe.each(videoScripts.map((script) => [script.film.file, script] as const))(
  '%s',
  (name, script) => {
    it('lasts as long as the site says', () => {
      expect(secondsOf(script)).toBe(script.film.seconds)
      expect(script.film.seconds).toBeGreaterThanOrEqual(MIN_SECONDS)
      expect(script.film.seconds).toBeLessThanOrEqual(MAX_SECONDS)
    })

    describe.each(languages)('has captions in %s that', (language) => {
      const captions = readFileSync(join(VIDEOS, basePathOf(language), `${name}.vtt`), 'utf8')
      const cues = [...captions.matchAll(CUE)].map(
        ([, fromMinute, from, toMinute, to, text = '']) => ({
          start: Number(fromMinute) * 60 + Number(from),
          end: Number(toMinute) * 60 + Number(to),
          text,
        }),
      )

      it('leave each sentence long enough to be read, one after another', () => {
        for (const [index, { start, end, text }] of cues.entries()) {
          expect(end - start).toBeGreaterThanOrEqual(
            Math.max(READING_SECONDS, text.length / CHARACTERS_PER_SECOND),
          )
          expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0)
        }
        expect(cues.at(-1)!.end).toBeLessThan(script.film.seconds)
      })

      it('have the times of its scenes', () => {
        expect(cues.map(({ start, end }) => ({ start, end }))).toEqual(
          cuesOf(script).map(({ start, end }) => ({ start, end })),
        )
      })

      it('say what the transcript says', () => {
        const film = said[language].find(({ file }) => file === name)
        expect(cues.map(({ text }) => text).join(' ')).toBe(film?.transcript)
      })
    })

    it.each(Object.entries(MAX_BYTES))('is light as %s', (ending, limit) => {
      expect(statSync(join(VIDEOS, `${name}.${ending}`)).size).toBeLessThanOrEqual(limit)
    })
  },
)
