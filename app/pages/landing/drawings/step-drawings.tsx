import type { ReactElement } from 'react'

import css from './drawing.module.css'

/** A picture for each of the three steps: decoration beside words that say the same. */
export const stepDrawings: Record<'choose' | 'sign' | 'use', () => ReactElement> = {
  choose: ChooseMailbox,
  sign: SignForm,
  use: UseAddress,
}

const doors = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ column, row })))

function ChooseMailbox() {
  return (
    <svg className={css.drawing} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      {doors.map(({ column, row }) => (
        <g key={`${column}${row}`} transform={`translate(${46 + column * 78} ${30 + row * 72})`}>
          <rect className={css.panel} width="70" height="64" rx="7" strokeWidth="1.5" />
          <path className={css.line} d="M12 15h20M12 22h12" strokeWidth="2" strokeLinecap="round" />
          <circle className={css.line} cx="56" cy="34" r="4" strokeWidth="2" />
        </g>
      ))}
      <g transform="translate(124 30)">
        <rect className={css.accent} width="70" height="64" rx="7" />
        <g className={css.dark} strokeWidth="2.25" strokeLinecap="round">
          <path d="M12 15h20M12 22h12" />
          <circle cx="56" cy="34" r="4" />
        </g>
      </g>
      <g className={css.stroke} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="226" cy="86" r="13" />
        <path d="M216 95l-34 30M191 117l8 9M200 109l6 7" />
      </g>
    </svg>
  )
}

function SignForm() {
  return (
    <svg className={css.drawing} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      <g transform="translate(34 62) rotate(-8)">
        <rect className={css.panel} width="106" height="68" rx="8" strokeWidth="1.5" />
        <circle className={css.line} cx="28" cy="28" r="10" strokeWidth="2.5" />
        <path
          className={css.line}
          d="M12 54c3-10 29-10 32 0M58 24h34M58 36h34M58 48h20"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(200 30) rotate(9)">
        <rect className={css.panel} width="100" height="66" rx="8" strokeWidth="1.5" />
        <path
          className={css.line}
          d="M16 34l16-14 16 14M20 31v18h24V31M60 24h26M60 36h26M60 48h16"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <rect className={css.paper} x="104" y="18" width="118" height="164" rx="5" />
      <text x="119" y="46" fontSize="19" fill="#26221c">
        1583
      </text>
      <g className={css.print} strokeWidth="2.5" strokeLinecap="round">
        <path d="M120 62h86M120 76h86M120 90h64M120 104h86M120 118h50" />
        <path d="M120 160h86" strokeDasharray="1 6" />
      </g>
      <path
        className={css.ink}
        d="M124 154c8-22 14-20 12-6s6 6 11-4 8 0 9 4 8 2 14-5"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className={css.accent} d="M172 144l52-58 13 12-52 58-17 6z" />
      <path className={css.dark} d="M216 95l13 12" strokeWidth="2.5" />
    </svg>
  )
}

function UseAddress() {
  return (
    <svg className={css.drawing} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      <rect className={css.kraft} x="178" y="70" width="108" height="100" rx="6" />
      <path className={css.tape} d="M222 70h20v34l-10-7-10 7z" />
      <g transform="rotate(-4 130 110)">
        <rect className={css.paper} x="34" y="52" width="190" height="122" rx="7" />
        <g className={css.print} strokeWidth="3" strokeLinecap="round">
          <path d="M54 72h40M54 83h28M84 112h70M84 148h84" />
        </g>
        <path className={css.stroke} d="M84 130h96" strokeWidth="5" strokeLinecap="round" />
        <rect
          className={css.print}
          x="178"
          y="66"
          width="30"
          height="34"
          rx="2"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      </g>
    </svg>
  )
}
