const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  circle: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  alert: 'M12 8v5m0 3.4v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  warning:
    'M12 9.5v4m0 3v.1M10.3 4.6 2.9 17.4a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.6a2 2 0 0 0-3.4 0z',
  info: 'M12 11v5.5M12 7.6v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  shown:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  hidden:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.8-1.4M10 10a2.8 2.8 0 0 0 4 4',
  letter:
    'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm-.5 1 8.5 6.5L20.5 7',
  place:
    'M12 21s-7-5.7-7-11a7 7 0 1 1 14 0c0 5.3-7 11-7 11zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 7v5.2l3.4 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  key: 'M14.5 4.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 13l-7 7M6.500 17.500l2 2M9 15l1.500 1.500M15.500 8.500v.1',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.6 7 9 4-1.4 7-4.5 7-9V6l-7-2.5zM9 12l2.2 2.2L15.2 10',
  away: 'M9 5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19h11a1.5 1.5 0 0 0 1.5-1.5V15M13 4.5h6.5V11M19 5l-8.5 8.5',
  document:
    'M7 3.500h7L18.500 8V19a1.500 1.500 0 0 1-1.500 1.500H7A1.500 1.500 0 0 1 5.500 19V5A1.500 1.500 0 0 1 7 3.500zM13.500 3.500v5h5M9 13h6M9 16.500h4',
  onward: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  facebook:
    'M14 21v-8h2.8l.5-3.3H14V7.6c0-1 .4-1.7 1.8-1.7h1.6V3.1C17 3 16.2 3 15.3 3 12.6 3 11 4.6 11 7.2v2.5H8V13h3v8',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm4.7-1.1v.1',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z',
  linkedin: 'M5.5 9.5V20M5.5 5v.1M10.5 20V9.5m0 5c0-3 1.6-5 4.2-5s4.3 1.8 4.3 5V20',
  copy: 'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM16 8.5V4.5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1V14.5a1 1 0 0 0 1 1H8',
  sun: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  print:
    'M7 8.500V3.500h10v5M7 17H4.500a1 1 0 0 1-1-1v-6.500a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 13.500h10v7H7z',
}

export type IconName = keyof typeof shapes

/** Hidden from screen readers, because the text beside it says the same. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <LineDrawing path={shapes[name]} size={size} />
}

type LineDrawingProps = {
  /** On a 24×24 grid. */
  path: string
  size?: number
  lineWidth?: number
}

export function LineDrawing({ path, size = 20, lineWidth = 1.75 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
