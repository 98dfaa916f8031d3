import css from './drawing.module.css'

const icons = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
const ours = { row: 1, column: 1 }

/** A phone with the shop among its apps: decoration. */
export function PhoneDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 240 400" fill="none" aria-hidden="true">
      <rect className={css.panel} x="18" y="4" width="204" height="392" rx="34" strokeWidth="2" />
      <rect className={css.deep} x="29" y="15" width="182" height="370" rx="24" />
      <path className={css.line} d="M102 30h36" strokeWidth="5" strokeLinecap="round" />
      {icons.map(({ row, column }) => (
        <g key={`${row}${column}`} transform={`translate(${46 + column * 53} ${62 + row * 74})`}>
          {row === ours.row && column === ours.column ? <OurIcon /> : <OtherIcon />}
        </g>
      ))}
      <path className={css.line} d="M90 370h60" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

function OurIcon() {
  return (
    <>
      <rect className={css.accent} x="-4" y="-4" width="50" height="50" rx="13" />
      <g className={css.dark} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <rect x="7" y="11" width="28" height="20" rx="3" />
        <path d="M8 14l13 9 13-9" />
      </g>
      <path className={css.stroke} d="M8 57h26" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

function OtherIcon() {
  return (
    <>
      <rect className={css.panel} width="42" height="42" rx="11" strokeWidth="1.5" />
      <path className={css.line} d="M10 53h22" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}
