import type { Cue } from './film.ts'

/** The captions as a WebVTT file. */
export function writeCaptions(cues: Cue[]) {
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
