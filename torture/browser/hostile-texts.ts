/** What opens a dialog where it is taken for markup, a script, a style or an address. */
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script>alert`1`</script >',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script type=module>alert(1)</script>',
  '<img src=x:x onerror="alert(1)"',
  '<img/src/onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<body onload=alert(1)>',
  '<body onpageshow=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<button autofocus onfocus=alert(1)>x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe onload=alert(1)></iframe>',
  '<embed src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<link rel=stylesheet href=x onerror=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import"x";</style><style onload=alert(1)></style>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<x tabindex=1 autofocus onfocus=alert(1)>x',
  '<xss style=animation-name:x onanimationstart=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form id=documentElement><img name=dataset src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '\\x3cscript\\x3ealert(1)\\x3c/script\\x3e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
]
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  "';alert(1)//",
  '";alert(1)//',
  "'-alert(1)-'",
  '"-alert(1)-"',
  '${alert(1)}',
  '`-alert(1)-`',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  '<%= alert(1) %>',
  '\\";alert(1)//',
  'onerror=alert(1)',
  '" autofocus onfocus=alert(1) x="',
  "' autofocus onfocus=alert(1) x='",
  '" style="animation-name:x" onanimationstart="alert(1)',
  'x onfocus=alert(1) autofocus ',
  ']]><script>alert(1)</script>',
  '--!><script>alert(1)</script>',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}}',
]
/** What would end the text, attribute, comment or element that the markup stands in. */
const ends = ['', '">', "'>", '-->', '</script>', '</title>', '</textarea>', '</style>', ']]>']
const shapes = [
  (text: string) => text,
  (text: string) => text.replaceAll(/<[a-z]+/gi, (tag) => tag.toUpperCase()),
  (text: string) => text.replaceAll(' ', '/'),
  (text: string) => text.replaceAll(' ', '\t'),
]

/** What names and other short fields take of them. */
export const MAX_SHORT = 100

/** Different hostile texts, each no longer than a name may be; the plain ones first. */
export function hostileTexts(count: number) {
  const texts = new Set([...markup, ...others])
  for (const shape of shapes)
    for (const end of ends) for (const text of markup) texts.add(end + shape(text))
  return [...texts].filter(({ length }) => length <= MAX_SHORT).slice(0, count)
}
