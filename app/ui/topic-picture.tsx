import type { ReactNode } from 'react'

import type { Topic } from '#content/service.ts'

import { drawn, Illustration } from './illustration.tsx'
import { Storefront } from './storefront.tsx'

const STRIPES = [0, 1, 2, 3, 4, 5, 6]

const KEYS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

const pictures: Record<Topic['picture'], ReactNode> = {
  mailbox: <Storefront />,
  counter: (
    <Illustration>
      <rect
        className={drawn.plate}
        x="60"
        y="112"
        width="280"
        height="148"
        rx="6"
        strokeWidth="2"
      />
      <rect className={drawn.dark} x="80" y="140" width="150" height="84" rx="5" strokeWidth="2" />
      <rect className={drawn.dark} x="252" y="140" width="66" height="120" rx="5" strokeWidth="2" />
      <path className={drawn.line} d="M306 200v10" />
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          className={stripe % 2 ? drawn.paper : drawn.accent}
          d={`M${50 + stripe * 42.86} 60h42.86v52a21.43 21.43 0 0 1-42.86 0z`}
        />
      ))}
      <rect className={drawn.paper} x="104" y="176" width="46" height="32" rx="3" strokeWidth="2" />
      <path className={drawn.ink} d="m106 179 21 15 21-15" />
      <path className={drawn.shade} d="M166 172h48v36h-48z" strokeWidth="2" />
      <path className={drawn.stroke} d="M190 172v36" />
      <path className={drawn.line} d="M80 224h150M40 260h320" />
    </Illustration>
  ),
  documents: (
    <Illustration>
      <path
        className={drawn.shade}
        d="M128 40h116l44 44v150a6 6 0 0 1-6 6H128a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z"
        strokeWidth="2"
      />
      <path
        className={drawn.paper}
        d="M106 58h116l44 44v150a6 6 0 0 1-6 6H106a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
        strokeWidth="2"
      />
      <path className={drawn.shade} d="M222 58v38a6 6 0 0 0 6 6h38z" strokeWidth="2" />
      <path className={drawn.ink} d="M124 92h62M124 128h116M124 150h116M124 172h70" />
      <rect className={drawn.ink} x="124" y="196" width="118" height="38" rx="5" />
      <path className={drawn.stroke} d="M134 222c8-16 14-16 12-4-1 8 8 6 12-2 4-7 8 2 14 0" />
      <path className={drawn.accent} d="m218 196 88-88 22 22-88 88-28 6z" />
      <path className={drawn.onAccent} d="m294 120 22 22M218 196l22 22" />
    </Illustration>
  ),
  ledger: (
    <Illustration>
      <rect className={drawn.shade} x="66" y="52" width="172" height="204" rx="6" strokeWidth="2" />
      <rect className={drawn.paper} x="56" y="42" width="172" height="204" rx="6" strokeWidth="2" />
      <path
        className={drawn.ink}
        d="M76 72h72M76 100h132M76 128h132M76 156h132M76 184h132M76 212h60"
      />
      <path className={drawn.ink} d="M176 88v108" />
      <path className={drawn.stroke} d="M184 212h28M184 220h28" />
      <rect
        className={drawn.plate}
        x="206"
        y="112"
        width="138"
        height="150"
        rx="12"
        strokeWidth="2"
      />
      <rect
        className={drawn.dark}
        x="222"
        y="128"
        width="106"
        height="32"
        rx="5"
        strokeWidth="1.5"
      />
      <path className={drawn.stroke} d="M290 144h26" />
      {KEYS.map(({ row, column }) => (
        <rect
          key={`${row}${column}`}
          className={row === 2 && column === 2 ? drawn.accent : drawn.dark}
          x={222 + column * 38}
          y={174 + row * 26}
          width="30"
          height="18"
          rx="4"
        />
      ))}
    </Illustration>
  ),
  package: (
    <Illustration>
      <path className={drawn.paper} d="M92 112 204 76l104 34-112 38z" strokeWidth="2" />
      <path className={drawn.shade} d="M92 112v104l104 40V148z" strokeWidth="2" />
      <path className={drawn.paper} d="M196 148v108l112-42V110z" strokeWidth="2" />
      <path className={drawn.accent} d="m138 97 104 36 22-7.5-104-35.5zM242 133v40l22-8v-39.5z" />
      <g className={drawn.ink}>
        <path d="M216 222l40-15M216 235l24-9" />
      </g>
      <g className={drawn.stroke}>
        <path d="M82 228l104 40M82 228l8-1M82 228l5 6.5M186 268l-4-7M186 268l-8 1" />
        <path d="M208 270l110-42M208 270l7 2M208 270l4-7M318 228l-8-2M318 228l-4 7" />
        <path d="M330 116v98M330 116l-5 7M330 116l5 7M330 214l-5-7M330 214l5-7" />
      </g>
    </Illustration>
  ),
  seal: (
    <Illustration>
      <rect
        className={drawn.shade}
        x="112"
        y="44"
        width="186"
        height="220"
        rx="6"
        strokeWidth="2"
      />
      <rect
        className={drawn.paper}
        x="100"
        y="34"
        width="186"
        height="220"
        rx="6"
        strokeWidth="2"
      />
      <path className={drawn.ink} d="M150 66h86M124 98h138M124 118h138M124 138h138M124 158h84" />
      <path className={drawn.ink} d="M124 222h82" />
      <path
        className={drawn.stroke}
        d="M128 212c10-22 16-22 14-6-1 10 8 8 14-4 5-9 8 2 12 4 6 2 12-4 18-10"
      />
      <path className={drawn.stroke} d="M236 226l-8 34 18-10 18 10-8-34" fill="var(--accent)" />
      <circle className={drawn.accent} cx="246" cy="206" r="30" />
      <circle className={drawn.onAccent} cx="246" cy="206" r="22" />
      <path className={drawn.onAccent} d="m236 206 7 8 14-16" />
    </Illustration>
  ),
  spark: (
    <Illustration>
      <path
        className={drawn.plate}
        d="M60 70a14 14 0 0 1 14-14h170a14 14 0 0 1 14 14v78a14 14 0 0 1-14 14H116l-32 28v-28H74a14 14 0 0 1-14-14z"
        strokeWidth="2"
      />
      <path className={drawn.line} d="M86 88h130M86 109h130M86 130h76" />
      <path
        className={drawn.paper}
        d="M342 150a14 14 0 0 0-14-14H184a14 14 0 0 0-14 14v64a14 14 0 0 0 14 14h104l28 26v-26h12a14 14 0 0 0 14-14z"
        strokeWidth="2"
      />
      <path className={drawn.ink} d="M196 166h60M196 187h44M196 204h52" />
      <path
        className={drawn.accent}
        d="M296 152c3 20 8 25 28 28-20 3-25 8-28 28-3-20-8-25-28-28 20-3 25-8 28-28z"
      />
      <path
        className={drawn.accent}
        d="M300 58c2 13 5 16 18 18-13 2-16 5-18 18-2-13-5-16-18-18 13-2 16-5 18-18z"
      />
    </Illustration>
  ),
}

export function TopicPicture({ name }: { name: Topic['picture'] }) {
  return pictures[name]
}
