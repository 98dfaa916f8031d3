import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { films } from '#app/content/en/videos.ts'

import { writeCaptions } from './captions.ts'
import { FRAMES_PER_SECOND, HEIGHT, WIDTH } from './dimensions.ts'
import { LIMIT_BYTES } from './encode.ts'
import { cuesOf, secondsOf } from './film.ts'
import { filmScripts, VIDEOS } from './films.ts'
import { markOf } from './mark.ts'
import { readMp4 } from './read-mp4.ts'
import { readAvif, readWebp } from './read-picture.ts'
import { readWebm } from './read-webm.ts'

const SHORTEST_SECONDS = 20
const LONGEST_SECONDS = 40
const READING_SECONDS = 3
const CHARACTERS_PER_SECOND = 17
const ONE_FRAME_SECONDS = 1 / FRAMES_PER_SECOND

it('makes every film that the site speaks of, in its order', () => {
  expect(filmScripts.map(({ film }) => film)).toEqual(films)
})

it('writes the sample envelope in the last film', () => {
  expect(films.at(-1)!.transcript).toContain(business.sampleEnvelope.join(', '))
})

describe.each(filmScripts.map((script) => [script.film.file, script] as const))(
  '%s',
  (name, script) => {
    const read = (ending: string) => readFileSync(join(VIDEOS, `${name}.${ending}`))
    const cues = cuesOf(script)

    it('lasts as long as the site says', () => {
      expect(secondsOf(script)).toBe(script.film.seconds)
      expect(script.film.seconds).toBeGreaterThanOrEqual(SHORTEST_SECONDS)
      expect(script.film.seconds).toBeLessThanOrEqual(LONGEST_SECONDS)
    })

    it('leaves each sentence long enough to be read, one after another', () => {
      const reads = script.shots.flatMap((shot) => shot.reads)
      expect(reads).toHaveLength(cues.length)
      for (const [index, { start, end, text }] of cues.entries()) {
        expect(end - start).toBeGreaterThanOrEqual(
          Math.max(READING_SECONDS, text.length / CHARACTERS_PER_SECOND),
        )
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0)
      }
      expect(cues.at(-1)!.end).toBeLessThan(script.film.seconds)
    })

    it('has a transcript of a short paragraph', () => {
      const words = script.film.transcript.split(' ')
      expect(words.length).toBeGreaterThanOrEqual(60)
      expect(words.length).toBeLessThanOrEqual(120)
    })

    it('has captions that say what its scenes say', () => {
      expect(read('vtt').toString()).toBe(writeCaptions(cues))
    })

    it('was made from the scenes as they are: else run `node tooling/videos/make.ts`', () => {
      expect(read('webm').includes(markOf(script))).toBe(true)
      expect(read('mp4').includes(markOf(script))).toBe(true)
    })

    it('is a silent AV1 film of its size and length', () => {
      const file = read('webm')
      const { seconds, ...rest } = readWebm(file)
      expect(rest).toEqual({
        codec: 'V_AV1',
        width: WIDTH,
        height: HEIGHT,
        tracks: 1,
        silent: true,
      })
      expect(Math.abs(seconds - script.film.seconds)).toBeLessThanOrEqual(ONE_FRAME_SECONDS)
      expect(file.length).toBeLessThanOrEqual(LIMIT_BYTES.webm)
    })

    it('is a silent H.264 film that starts before all of it has come', () => {
      const file = read('mp4')
      const { seconds, ...rest } = readMp4(file)
      const picture = { codec: 'avc1', width: WIDTH, height: HEIGHT, tracks: 1, silent: true }
      expect(rest).toEqual({ ...picture, fastStart: true })
      expect(Math.abs(seconds - script.film.seconds)).toBeLessThanOrEqual(ONE_FRAME_SECONDS)
      expect(file.length).toBeLessThanOrEqual(LIMIT_BYTES.mp4)
    })

    it('has light posters of its size', () => {
      const [avif, webp] = [read('avif'), read('webp')]
      expect(readAvif(avif)).toEqual({ width: WIDTH, height: HEIGHT })
      expect(readWebp(webp)).toEqual({ width: WIDTH, height: HEIGHT })
      expect(avif.length).toBeLessThanOrEqual(LIMIT_BYTES.avif)
      expect(webp.length).toBeLessThanOrEqual(LIMIT_BYTES.webp)
    })
  },
)
