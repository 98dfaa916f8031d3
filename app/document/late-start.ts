const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/**
 * The inline script that hydrates a page on the visitor's first touch, or when the browser is idle
 * after load: until then no script competes with the first view (docs/decisions/001). A button
 * pressed before the page is awake is pressed again when it is (awake.tsx), unless the browser itself
 * knows what it does (`popovertarget`). A page that is only being prepared stays asleep until it is
 * looked at.
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
${imports.trim()}
};
const keep=(event)=>{const button=event.target.closest("button:not([popovertarget])");if(button){event.preventDefault();pressed=button}};
addEventListener("click",keep,true);
addEventListener("awake",()=>{removeEventListener("click",keep,true);if(pressed)pressed.click()},{once:true});
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
const idle=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
const wait=()=>document.readyState==="complete"?idle():addEventListener("load",idle,{once:true});
document.prerendering?document.addEventListener("prerenderingchange",wait,{once:true}):wait();
addEventListener("hashchange",()=>{for(const open of document.querySelectorAll("[popover=auto]:popover-open"))open.hidePopover()});
})()`.replaceAll('\n', '')
}
