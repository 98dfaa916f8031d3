import { language } from '#content/language.ts'
import { captions } from '#content/story.ts'
import { pathIn, type Language } from '#shared/language.ts'

/** Visitors who read another language get captions from the start. */
export const videoLanguage: Language = 'en'

export const videoSize = { width: 1280, height: 720 }

/** The smaller first. */
export function videoSources(file: string) {
  return [
    { src: `/videos/${file}.webm`, type: 'video/webm; codecs=av01.0.05M.08' },
    { src: `/videos/${file}.mp4`, type: 'video/mp4' },
  ]
}

export function videoCaptions(file: string) {
  return {
    src: `/videos${pathIn(language, `/${file}.vtt`)}`,
    label: captions,
    default: language !== videoLanguage,
  }
}

export function videoPoster(file: string) {
  return `/videos${pathIn(language, `/${file}.webp`)}`
}
