import { themeColors } from '#app/islands/theme.ts'

export type Drawing = { file: string; viewport: { width: number; height: number }; html: string }

/** Launchers show a circle of 80 %; with some air around the mark. */
const SAFE_PART = 0.62
/** iOS rounds the corners itself and shows transparency as black. */
const APPLE_PART = 0.78

const MARK = `<rect x="6.5" y="6.5" width="19" height="19" rx="3.5" fill="none" stroke="#f3f4f5" stroke-width="2"/>
<path d="M10.5 11h11" stroke="#f3f4f5" stroke-width="2" stroke-linecap="round"/>
<circle cx="16" cy="17" r="2.2" fill="#ff8c00"/>
<path d="M16 18v4" stroke="#ff8c00" stroke-width="2.2" stroke-linecap="round"/>`
const MARK_BOX = '5.5 5.5 21 21'

export const icons: Drawing[] = [
  tile('icons/192.png', 192),
  tile('icons/512.png', 512),
  filled('icons/maskable-512.png', 512, SAFE_PART),
  filled('icons/apple-touch.png', 180, APPLE_PART),
]

/** An SVG would be drawn by the page's own thread, on every page. */
export const favicon: Drawing = tile('favicon.ico', 32)

export function markOf(size: number) {
  return `<svg width="${size}" height="${size}" viewBox="${MARK_BOX}">${MARK}</svg>`
}

function tile(file: string, size: number): Drawing {
  const svg = `<svg width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1b1e21"/>${MARK}</svg>`
  return { file, viewport: { width: size, height: size }, html: framed(svg, 'transparent') }
}

function filled(file: string, size: number, part: number): Drawing {
  return {
    file,
    viewport: { width: size, height: size },
    html: framed(markOf(Math.round(size * part)), themeColors.dark),
  }
}

function framed(svg: string, ground: string) {
  return `<!doctype html><style>html,body{height:100%;margin:0}body{display:grid;place-items:center;background:${ground}}svg{display:block}</style>${svg}`
}
