import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { FRAMES_PER_SECOND } from './dimensions.ts'

/** Frames are shown in the colours of HD television, which every player expects of a film this size. */
const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const TO_VIDEO = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const AV1 = '-c:v libsvtav1 -preset 6 -crf 36 -g 240 -svtav1-params tune=0'
const H264 = '-c:v libx264 -preset slower -tune animation -profile:v high -crf 27 -g 240'
const GREATEST_QUALITY = 90
const LEAST_QUALITY = 30
const QUALITY_STEP = 5

/** Keeps every frame as it is, in one file from which the others are made. */
export async function keepMaster(frames: AsyncIterable<Buffer>, master: string) {
  const words = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i - -c:v libx264rgb -qp 0 -preset ultrafast`
  await ffmpeg([...words.split(' '), master], frames)
}

/** AV1 in WebM and H.264 in MP4, silent, each carrying the mark of the scenes that it shows. */
export async function encodeFilm(master: string, target: string, mark: string) {
  const common = ['-i', master, '-an', '-vf', TO_VIDEO, ...COLOURS.split(' ')]
  const tag = ['-map_metadata', '-1', '-fflags', '+bitexact', '-metadata', `comment=${mark}`]
  await ffmpeg([...common, ...AV1.split(' '), ...tag, `${target}.webm`])
  await ffmpeg([...common, ...H264.split(' '), '-movflags', '+faststart', ...tag, `${target}.mp4`])
}

/** The poster as AVIF and WebP, each as good as fits into `limit` bytes. */
export async function encodePoster(image: Buffer, target: string, limit: number) {
  await bestWithin(limit, `${target}.webp`, image, (quality) =>
    `-c:v libwebp -quality ${quality} -compression_level 6`.split(' '),
  )
  const colours = ['-vf', TO_VIDEO, ...COLOURS.split(' ')]
  await bestWithin(limit, `${target}.avif`, image, (quality) => [
    ...colours,
    ...`-c:v libaom-av1 -still-picture 1 -cpu-used 3 -crf ${Math.round((100 - quality) / 2) + 10}`.split(
      ' ',
    ),
  ])
}

async function bestWithin(
  limit: number,
  file: string,
  image: Buffer,
  words: (quality: number) => string[],
) {
  for (let quality = GREATEST_QUALITY; quality >= LEAST_QUALITY; quality -= QUALITY_STEP) {
    const source = ['-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-frames:v', '1']
    await ffmpeg([...source, ...words(quality), file], [image])
    if ((await stat(file)).size <= limit) return
  }
  await rm(file)
  throw new Error(`${file} does not fit into ${limit} bytes.`)
}

async function ffmpeg(words: string[], input: AsyncIterable<Buffer> | Iterable<Buffer> = []) {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...words], {
    env: { ...process.env, SVT_LOG: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  await pipeline(Readable.from(input), child.stdin)
  const [status] = await ended
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: see the lines above.`)
}
