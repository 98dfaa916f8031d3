/**
 * Makes the three films of the landing page: `node tooling/videos/make.ts`, or with the base names of
 * those to make. Needs a Chromium (CHROMIUM names it, if it is not /usr/bin/chromium) and an ffmpeg
 * with libsvtav1, libaom, libx264 and libwebp. See README.md beside this file.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { stage } from './clock.ts'
import { encodeFilm, encodePoster, keepMaster } from './encode.ts'
import { cuesOf, type Cue, type VideoScript } from './film.ts'
import { filmScripts, VIDEOS } from './films.ts'

const wanted = process.argv.slice(2)
await mkdir(VIDEOS, { recursive: true })
for (const script of filmScripts) {
  if (wanted.length === 0 || wanted.includes(script.film.file)) await make(script)
}

async function make(script: VideoScript) {
  const target = join(VIDEOS, script.film.file)
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const film = await stage(script)
  try {
    const master = join(folder, 'master.mkv')
    tell(`${script.film.title}: drawing`)
    await keepMaster(film.frames(), master)
    await encodePoster(await film.poster(), target)
    tell(`${script.film.title}: encoding`)
    await encodeFilm(master, target)
    await writeFile(`${target}.vtt`, writeCaptions(cuesOf(script)))
  } finally {
    await film.close()
    await rm(folder, { recursive: true })
  }
}

function tell(text: string) {
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
