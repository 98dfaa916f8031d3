import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

const KEYS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

/** A page of accounts and a calculator. */
export function Ledger() {
  return (
    <Illustration>
      <rect className={css.shade} x="66" y="52" width="172" height="204" rx="6" strokeWidth="2" />
      <rect className={css.paper} x="56" y="42" width="172" height="204" rx="6" strokeWidth="2" />
      <path
        className={css.ink}
        d="M76 72h72M76 100h132M76 128h132M76 156h132M76 184h132M76 212h60"
      />
      <path className={css.ink} d="M176 88v108" />
      <path className={css.stroke} d="M184 212h28M184 220h28" />
      <rect
        className={css.plate}
        x="206"
        y="112"
        width="138"
        height="150"
        rx="12"
        strokeWidth="2"
      />
      <rect className={css.dark} x="222" y="128" width="106" height="32" rx="5" strokeWidth="1.5" />
      <path className={css.stroke} d="M290 144h26" />
      {KEYS.map(({ row, column }) => (
        <rect
          key={`${row}${column}`}
          className={row === 2 && column === 2 ? css.accent : css.dark}
          x={222 + column * 38}
          y={174 + row * 26}
          width="30"
          height="18"
          rx="4"
        />
      ))}
    </Illustration>
  )
}
