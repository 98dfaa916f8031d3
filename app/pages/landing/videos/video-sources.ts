import { captions } from '#app/content/en/story.ts'

export const videoSize = { width: 1280, height: 720 }

/** The two encodings of a video, the smaller first. */
export function videoSources(file: string) {
  return [
    { src: `/videos/${file}.webm`, type: 'video/webm; codecs=av01.0.05M.08' },
    { src: `/videos/${file}.mp4`, type: 'video/mp4' },
  ]
}

export function videoCaptions(file: string) {
  return { src: `/videos/${file}.vtt`, label: captions }
}
