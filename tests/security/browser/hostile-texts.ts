/** What opens a dialog where it is taken for markup, a script, a style or an address. */
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script type=module>alert(1)</script>',
  '<img/src/onerror=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<embed src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<link rel=stylesheet href=x onerror=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import"x";</style><style onload=alert(1)></style>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<xss style=animation-name:x onanimationstart=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form id=documentElement><img name=dataset src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
]
const OTHERS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  "';alert(1)//",
  '";alert(1)//',
  "'-alert(1)-'",
  '${alert(1)}',
  '`-alert(1)-`',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= alert(1) %>',
  '\\";alert(1)//',
  '" autofocus onfocus=alert(1) x="',
  'x onfocus=alert(1) autofocus ',
  '--!><script>alert(1)</script>',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}}',
]
/** What would end the text, attribute, comment or element that the markup stands in. */
const ENDS = ['">', "'>", '-->', '</script>', '</title>', '</textarea>', '</style>', ']]>']
/** What names and other short fields take of them. */
const MAX_SHORT = 100

/** Different hostile texts, each no longer than a name may be; the plain ones first. */
export const hostileTexts = [
  ...new Set([...MARKUP, ...OTHERS, ...ENDS.flatMap((end) => MARKUP.map((text) => end + text))]),
].filter(({ length }) => length <= MAX_SHORT)
