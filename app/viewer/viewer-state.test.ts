import { describe, expect, it } from 'vitest'

import type { ViewerEntry } from './entry.ts'
import { hiddenViewer, reduceViewer, type ViewerAction, type ViewerState } from './viewer-state.ts'

const form: ViewerEntry = {
  id: 'form',
  title: 'A form',
  url: '/Forms/a.pdf',
  kind: 'pdf',
  framing: 'allowed',
}
const refusing: ViewerEntry = {
  id: 'site',
  title: 'A site',
  url: 'https://site.example',
  kind: 'page',
  framing: 'refused',
}
const open = { type: 'open', entry: form } as const

function after(...events: (ViewerAction | ViewerAction['type'])[]) {
  return events.reduce<ViewerState>(
    (viewing, event) =>
      reduceViewer(viewing, typeof event === 'string' ? ({ type: event } as ViewerAction) : event),
    hiddenViewer,
  )
}

describe('the viewer', () => {
  it('loads an entry, then shows it or reports a failure', () => {
    expect(after(open)).toMatchObject({ phase: 'loading', entry: form })
    expect(after(open, 'load').phase).toBe('loaded')
    expect(after(open, 'fail').phase).toBe('failed')
  })

  it('retries a failure as a new attempt', () => {
    expect(after(open, 'fail', 'retry')).toMatchObject({ phase: 'loading', attempt: 2 })
    expect(after(open, 'load', 'retry').phase).toBe('loaded')
  })

  it('sends no request to a site that refuses frames', () => {
    const refused = { type: 'open', entry: refusing } as const
    expect(after(refused).phase).toBe('failed')
    expect(after(refused, 'retry').phase).toBe('failed')
  })

  it('stays hidden after closing when an answer comes late', () => {
    for (const late of ['load', 'fail', 'retry', 'close'] as const) {
      expect(after(open, 'close', late)).toEqual(hiddenViewer)
    }
  })

  it('keeps an entry that is opened again, and restarts for another', () => {
    expect(after(open, 'load', open).phase).toBe('loaded')
    expect(after(open, 'load', { type: 'open', entry: { ...form, id: 'other' } }).phase).toBe(
      'loading',
    )
  })

  it('stays loaded when a failure comes late', () => {
    expect(after(open, 'load', 'fail').phase).toBe('loaded')
  })
})
