export const filmSize = { width: 1280, height: 720 }

/** The two encodings of a film, the smaller first. */
export function filmSources(file: string) {
  return [
    { src: `/videos/${file}.webm`, type: 'video/webm; codecs=av01.0.05M.08' },
    { src: `/videos/${file}.mp4`, type: 'video/mp4' },
  ]
}

export function filmCaptions(file: string) {
  return { src: `/videos/${file}.vtt`, kind: 'captions', srclang: 'en', label: 'English' }
}
