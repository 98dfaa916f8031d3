import { landing } from '#app/content/landing.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toasts.ts'

import css from './copy-address.module.css'

const words = landing.location

/** Copies the text of an element; where the browser won't, selects it for the visitor to copy. */
export function CopyAddress({ from }: { from: string }) {
  return (
    <div className={css.copy}>
      <Button look="quiet" small onClick={() => void copy(from)}>
        <Icon name="copy" /> {words.copy}
      </Button>
    </div>
  )
}

async function copy(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  try {
    await navigator.clipboard.writeText(element.innerText.trim())
    showToast({ tone: 'success', text: words.copied })
  } catch {
    getSelection()?.selectAllChildren(element)
    showToast({ tone: 'info', text: words.selected })
  }
}
