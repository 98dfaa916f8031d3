import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { FRAMES_PER_SECOND } from './video-script.ts'

/** Frames are shown in the colours of HD television, which every player expects of a film this size. */
const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const TO_VIDEO = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const AV1 = '-c:v libsvtav1 -preset 6 -g 240 -svtav1-params tune=0 -crf'
const H264 =
  '-c:v libx264 -preset slower -tune animation -profile:v high -g 240 -movflags +faststart -crf'
const WEBP = '-c:v libwebp -compression_level 6 -quality'

/** Rate factors, or WebP qualities, to try, the best first. */
const AV1_FACTORS = [36, 39, 42, 45, 48]
const H264_FACTORS = [27, 29, 31, 33, 35]
const WEBP_QUALITIES = [90, 85, 80, 75, 70, 60, 50, 40]

/** The most bytes that each kind of file may have. */
export const MAX_BYTES = { webm: 1_000_000, mp4: 1_000_000, webp: 30_000 }

/** Keeps every frame as it is, in one file from which the others are made. */
export async function encodeMaster(frames: AsyncIterable<Buffer>, master: string) {
  const words = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i - -c:v libx264rgb -qp 0 -preset ultrafast`
  await ffmpeg([...words.split(' '), master], frames)
}

/** AV1 in WebM and H.264 in MP4, silent. */
export async function encodeVideo(master: string, target: string) {
  const source = ['-i', master, '-an', '-vf', TO_VIDEO, ...COLOURS.split(' ')]
  const common = [...source, '-map_metadata', '-1', '-fflags', '+bitexact']
  await bestWithin(MAX_BYTES.webm, `${target}.webm`, [...common, ...AV1.split(' ')], AV1_FACTORS)
  await bestWithin(MAX_BYTES.mp4, `${target}.mp4`, [...common, ...H264.split(' ')], H264_FACTORS)
}

/** The poster as WebP. */
export async function encodePoster(image: Buffer, target: string) {
  const source = ['-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-frames:v', '1']
  await bestWithin(
    MAX_BYTES.webp,
    `${target}.webp`,
    [...source, ...WEBP.split(' ')],
    WEBP_QUALITIES,
    [image],
  )
}

/** Tries one quality after another until the file fits. */
async function bestWithin(
  limit: number,
  file: string,
  words: string[],
  qualities: number[],
  input: Buffer[] = [],
) {
  for (const quality of qualities) {
    await ffmpeg([...words, String(quality), file], input)
    if ((await stat(file)).size <= limit) return
  }
  await rm(file)
  throw new Error(`${file} does not fit into ${limit} bytes, whatever the quality.`)
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
