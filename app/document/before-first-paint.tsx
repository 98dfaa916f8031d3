import { emptyAddressBar } from './address-bar.ts'

/**
 * What must happen before anything is painted: secrets leave the address bar, and the theme and the
 * signed-in state never flash: `data-theme` from the kept preferences, `data-session` when a session
 * is kept.
 */
export function BeforeFirstPaint() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

const MARK_DOCUMENT = `(()=>{try{
const root=document.documentElement;
if(localStorage.getItem("mailbox.session"))root.dataset.session="kept";
const kept=JSON.parse(localStorage.getItem("mailbox.preferences")||"{}");
if(kept&&kept.theme==="light")root.dataset.theme="light";
}catch{}})()`.replaceAll('\n', '')

const SCRIPT = `${emptyAddressBar};${MARK_DOCUMENT}`
