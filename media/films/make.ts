/**
 * Makes the three films of the landing page: `node media/films/make.ts`, or with the base names of
 * those to make; in another language than the films', their captions and posters alone. Needs a Chromium (CHROMIUM names it, if it is not /usr/bin/chromium) and an ffmpeg
 * with libsvtav1, libaom, libx264 and libwebp. See README.md beside this file.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { videoLanguage } from '#app/pages/landing/videos/video-sources.ts'
import { language } from '#content/language.ts'
import { basePathOf } from '#shared/language.ts'

import { encodeMaster, encodePoster, encodeVideo } from './encode.ts'
import { stage } from './stage.ts'
import { cuesOf, type Cue, type VideoScript } from './video-script.ts'
import { VIDEOS, videoScripts } from './videos.ts'

const wanted = process.argv.slice(2)
const folder = join(VIDEOS, basePathOf(language))
await mkdir(folder, { recursive: true })
for (const script of videoScripts) {
  if (wanted.length === 0 || wanted.includes(script.film.file)) await make(script)
}

async function make(script: VideoScript) {
  const target = join(folder, script.film.file)
  const film = await stage(script)
  try {
    await writeFile(`${target}.vtt`, writeCaptions(cuesOf(script)))
    await encodePoster(await film.poster(), target)
    if (language === videoLanguage) await makeVideo(script.film.title, film.frames(), target)
  } finally {
    await film.close()
  }
}

async function makeVideo(title: string, frames: AsyncIterable<Buffer>, target: string) {
  const work = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const master = join(work, 'master.mkv')
    log(`${title}: drawing`)
    await encodeMaster(frames, master)
    log(`${title}: encoding`)
    await encodeVideo(master, target)
  } finally {
    await rm(work, { recursive: true })
  }
}

function log(text: string) {
  process.stdout.write(`${text} …\n`)
}

/** The captions as a WebVTT file. */
function writeCaptions(cues: Cue[]) {
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${text.replaceAll('&', '&amp;')}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}

function timestamp(seconds: number) {
  const milliseconds = Math.round(seconds * 1000)
  const minutes = Math.floor(milliseconds / 60_000)
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3)
  return `00:${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`
}
