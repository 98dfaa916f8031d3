import { language } from '#content/language.ts'

import { videoCaptions, videoSize, videoSources } from './video-sources.ts'

const START_DELAY_MS = 800
const EXPAND_DELAY_MS = 200
const MARK_MS = 3_000
const root = document.documentElement

type Tile = { figure: HTMLElement; video: HTMLVideoElement; cover: HTMLElement; close: HTMLElement }

/**
 * One video plays at a time. A link (`#video1`) scrolls to the top and plays it, unless the visitor prefers
 * reduced motion.
 */
export function attach(stage: HTMLElement) {
  const tiles = [...stage.querySelectorAll('figure')].map(partsOf)
  let expanding: ReturnType<typeof setTimeout> | undefined
  let starting: ReturnType<typeof setTimeout> | undefined
  let unmarking: ReturnType<typeof setTimeout> | undefined

  function begin(tile: Tile) {
    for (const other of tiles) if (other !== tile) restore(other)
    tile.cover.hidden = true
    clearTimeout(expanding)
    expanding = setTimeout(() => expand(tile), EXPAND_DELAY_MS)
  }

  function expand({ figure, video, close }: Tile) {
    video.controls = true
    video.removeAttribute('tabindex')
    stage.dataset['playing'] = ''
    root.dataset['film'] = ''
    figure.dataset['expanded'] = 'true'
    close.hidden = false
    keepInView(figure)
  }

  function restore({ figure, video, cover, close }: Tile) {
    clearTimeout(expanding)
    video.pause()
    video.currentTime = 0
    cover.hidden = false
    // A focused video must keep its controls, or it would lose the focus.
    video.controls = video === document.activeElement
    if (!figure.dataset['expanded']) return
    delete stage.dataset['playing']
    delete root.dataset['film']
    delete figure.dataset['expanded']
    close.hidden = true
    requestAnimationFrame(() => keepInView(figure))
  }

  function shut(tile: Tile) {
    // First, because a browser that hides the focused element lays out everything at once.
    tile.cover.hidden = false
    tile.cover.focus({ preventScroll: true })
    tile.video.pause()
    // Layout takes longer than a frame, so the press is painted first.
    requestAnimationFrame(() => setTimeout(() => restore(tile)))
  }

  function follow(hash: string) {
    const tile = tiles.find(({ figure }) => hash === `#${figure.id}`)
    if (!tile) return
    scrollTo(0, 0)
    for (const { figure } of tiles) delete figure.dataset['marked']
    tile.figure.dataset['marked'] = 'true'
    clearTimeout(starting)
    clearTimeout(unmarking)
    const wantsMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (wantsMotion) starting = setTimeout(() => void playEvenMuted(tile.video), START_DELAY_MS)
    unmarking = setTimeout(() => delete tile.figure.dataset['marked'], MARK_MS)
  }

  for (const tile of tiles) {
    const { video, cover, close } = tile
    video.addEventListener('play', () => begin(tile))
    video.addEventListener('ended', () => restore(tile))
    cover.addEventListener('click', () => {
      void playEvenMuted(video)
      // Without controls it is no tab stop.
      video.tabIndex = -1
      video.focus({ preventScroll: true })
    })
    close.addEventListener('click', () => shut(tile))
  }
  document.addEventListener('keydown', ({ key }) => {
    const tile = tiles.find(({ figure }) => figure.dataset['expanded'])
    if (key === 'Escape' && tile) shut(tile)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href === location.href) follow(link.hash)
  })
  addEventListener('hashchange', () => follow(location.hash))
  follow(location.hash)
}

function partsOf(figure: HTMLElement): Tile {
  const find = <Found extends HTMLElement>(selector: string) => {
    const element = figure.querySelector<Found>(selector)
    if (!element) throw new Error(`A video without its ${selector}`)
    return element
  }
  const cover = find('[data-play]')
  const video = createVideo(figure)
  cover.before(video)
  return { figure, video, cover, close: find('[data-close]') }
}

/** A resting video has no controls, which are some seventy elements each. */
function createVideo(figure: HTMLElement) {
  const file = figure.dataset['video'] ?? ''
  const video = document.createElement('video')
  const ariaLabel = figure.querySelector('h3')?.textContent ?? ''
  Object.assign(video, videoSize, { ariaLabel, playsInline: true, preload: 'none' })
  for (const source of videoSources(file)) {
    video.append(Object.assign(document.createElement('source'), source))
  }
  const track = document.createElement('track')
  video.append(Object.assign(track, videoCaptions(file), { kind: 'captions', srclang: language }))
  return video
}

function keepInView(figure: HTMLElement) {
  figure.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Browsers that block autoplay may allow it muted. */
async function playEvenMuted(video: HTMLVideoElement) {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return log(error)
    video.muted = true
    await video.play().catch(log)
  }
}

function log(error: unknown) {
  // oxlint-disable-next-line no-console -- the specification asks that a refusal is only logged
  console.info('The video did not start by itself:', error)
}
