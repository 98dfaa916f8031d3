/**
 * Makes the three films of the landing page: `node tooling/videos/make.ts`, or with the base names of
 * those to make. Needs a Chromium (CHROMIUM names it, if it is not /usr/bin/chromium) and an ffmpeg
 * with libsvtav1, libaom, libx264 and libwebp. See README.md beside this file.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeCaptions } from './captions.ts'
import { stage } from './clock.ts'
import { encodeFilm, encodePoster, keepMaster } from './encode.ts'
import { cuesOf, type FilmScript } from './film.ts'
import { filmScripts, VIDEOS } from './films.ts'

const wanted = process.argv.slice(2)
await mkdir(VIDEOS, { recursive: true })
for (const script of filmScripts) {
  if (wanted.length === 0 || wanted.includes(script.film.file)) await make(script)
}

async function make(script: FilmScript) {
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
