import { emptyAddressBar } from './address-bar.ts'
import { grounds } from './grounds.ts'

/**
 * What must happen before anything is painted: secrets leave the address bar, and the theme and the
 * signed-in state never flash: `data-theme` from the kept preferences, `data-session` when a session
 * is kept; `data-framed` in a frame. A page prepared ahead of a click looks again when it is shown.
 */
export function BeforeFirstPaint() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

const MARK_DOCUMENT = `(()=>{
const root=document.documentElement,colour=document.createElement("meta");
colour.name="theme-color";
document.head.append(colour);
if(parent!==window)root.dataset.framed="";
const mark=()=>{
let theme="dark";
try{
if(localStorage.getItem("mailbox.session"))root.dataset.session="kept";else delete root.dataset.session;
const kept=JSON.parse(localStorage.getItem("mailbox.preferences")||"{}");
if(kept&&kept.theme==="light")theme="light"
}catch{}
root.dataset.theme=theme;
colour.content=${JSON.stringify(grounds)}[theme]
};
mark();
document.addEventListener("prerenderingchange",mark,{once:true})
})()`.replaceAll('\n', '')

/**
 * The landing page, loaded again, begins at its top or at the place that its address names: the
 * browser's own scrolling back to where it was is undone. Going back still leads there.
 */
const BEGIN_AT_TOP = `(()=>{
const [load]=performance.getEntriesByType("navigation");
if(location.pathname!=="/"||!load||load.type!=="reload")return;
const begin=()=>{
const place=document.querySelector(":target");
place?place.scrollIntoView({behavior:"instant"}):scrollTo({top:0,behavior:"instant"})
};
const leave=()=>removeEventListener("scroll",begin);
addEventListener("scroll",begin);
const later=()=>requestAnimationFrame(()=>requestAnimationFrame(leave));
addEventListener("load",()=>setTimeout(later,100),{once:true});
for(const sign of ["wheel","touchstart","pointerdown","keydown"])addEventListener(sign,leave,{once:true,passive:true})
})()`.replaceAll('\n', '')

/** A visitor comes to a place on the page at once; only from there on the page scrolls smoothly (base.css). */
const ARRIVE = `addEventListener("load",()=>setTimeout(()=>{document.documentElement.dataset.arrived=""}),{once:true})`

/** The start page shows the browser's offer to install the site itself (use-install-offer.ts). */
const KEEP_OFFER = `location.pathname==="/"&&addEventListener("beforeinstallprompt",(event)=>{
event.preventDefault();
window.installOffer=event;
dispatchEvent(new Event("installoffer"))
})`.replaceAll('\n', '')

const SCRIPT = [emptyAddressBar, MARK_DOCUMENT, BEGIN_AT_TOP, ARRIVE, KEEP_OFFER].join(';')
