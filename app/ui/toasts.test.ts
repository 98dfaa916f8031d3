import { beforeEach, describe, expect, it, vi } from 'vitest'

import { closeToast, setToastRules, showSnackbar, showToast, useToasts } from './toasts.ts'

const readToasts = useToasts.getState

beforeEach(() => {
  for (const { id } of readToasts()) closeToast(id)
  setToastRules({ durationMs: 5_000, silent: [] })
})

const texts = () => readToasts().map(({ text }) => text)

describe('toasts', () => {
  it('stay in order until closed', () => {
    const listener = vi.fn()
    const unsubscribe = useToasts.subscribe(listener)
    showToast({ tone: 'success', text: 'one' })
    showToast({ tone: 'error', text: 'two' })
    expect(texts()).toEqual(['one', 'two'])
    closeToast(readToasts()[0]!.id)
    expect(texts()).toEqual(['two'])
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
  })

  it('stay as long as the visitor prefers, and snackbars six seconds', () => {
    setToastRules({ durationMs: 9_000, silent: [] })
    showToast({ tone: 'info', text: 'toast' })
    showSnackbar({ text: 'snackbar' })
    expect(readToasts().map(({ durationMs }) => durationMs)).toEqual([9_000, 6_000])
  })

  it('respect the visitor’s silenced kinds', () => {
    setToastRules({ durationMs: 5_000, silent: ['success'] })
    showToast({ tone: 'success', text: 'unwanted' })
    showToast({ tone: 'warning', text: 'wanted' })
    expect(texts()).toEqual(['wanted'])
  })

  it('with the same text replace each other and restart the time', () => {
    showToast({ tone: 'error', text: 'again' })
    const [first] = readToasts()
    showToast({ tone: 'info', text: 'between' })
    showToast({ tone: 'error', text: 'again' })
    expect(texts()).toEqual(['between', 'again'])
    expect(readToasts().at(-1)?.id).not.toBe(first?.id)
  })

  it('never fill the screen: the oldest disappear', () => {
    for (const text of ['1', '2', '3', '4', '5']) showToast({ tone: 'info', text })
    expect(texts()).toEqual(['2', '3', '4', '5'])
  })
})
