import { vi } from 'vitest'

type Browser = { items?: Map<string, string>; isBlocked?: boolean; room?: number }

class Tab extends EventTarget {
  readonly marks: Record<string, string | undefined> = {}
  readonly browser: Browser

  constructor(browser: Browser) {
    super()
    this.browser = browser
  }

  get localStorage() {
    const { items = new Map<string, string>(), isBlocked } = this.browser
    this.browser.items = items
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => {
        const { room = Infinity } = this.browser
        if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
        items.set(key, text)
      },
      removeItem: (key: string) => void items.delete(key),
    }
  }
}

export async function openTab<Module>(load: () => Promise<Module>, browser: Browser) {
  const tab = new Tab(browser)
  vi.resetModules()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('document', {
    documentElement: { dataset: tab.marks },
    getElementById: () => null,
  })
  return { ...(await load()), tab }
}
