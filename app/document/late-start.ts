const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/**
 * The inline script that hydrates a page on the visitor's first touch, or when the browser is idle
 * after load: until then no script competes with the first view (docs/decisions/001). A button or a
 * link to the viewer pressed before the page is awake is pressed again when it is (awake.tsx), unless
 * the browser itself knows what the button does (`popovertarget`) or the visitor asked for a new tab.
 * If the page can't wake, the link leads where it says. A page that is only being prepared stays
 * asleep until it is looked at.
 *
 * @param modules the module script that React Router would have run at once
 * @param preloads addresses of every module that script needs
 */
export function startLate(modules: string, preloads: string[]) {
  const imports = modules.replaceAll(MODULE_IMPORT, (_, name: string | undefined, from: string) =>
    name ? `const ${name}=await import("${from}");` : `await import("${from}");`,
  )
  return `(()=>{
const signs=["pointerover","pointerdown","touchstart","keydown","focusin"];
let started=false,pressed=null;
const start=async()=>{
for(const sign of signs)removeEventListener(sign,start,true);
if(started)return;started=true;
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
try{
${imports.trim()}
}catch(error){
release();
if(pressed&&pressed.href)pressed.click();
throw error
}
};
const keep=(event)=>{
const wanted=event.target.closest("button:not([popovertarget]),a[data-viewer]");
if(!wanted||wanted.href&&(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;
event.preventDefault();
pressed=wanted
};
const release=()=>removeEventListener("click",keep,true);
addEventListener("click",keep,true);
addEventListener("awake",()=>{release();if(pressed)pressed.click()},{once:true});
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
const idle=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
const wait=()=>document.readyState==="complete"?idle():addEventListener("load",idle,{once:true});
document.prerendering?document.addEventListener("prerenderingchange",wait,{once:true}):wait();
addEventListener("hashchange",()=>{for(const open of document.querySelectorAll("[popover=auto]:popover-open"))open.hidePopover()});
})()`.replaceAll('\n', '')
}
