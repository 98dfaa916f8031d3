import type { ReactNode } from 'react'

export const drawn = {
  ground: 'fill-raised stroke-line light:fill-[#e3dfd8] light:stroke-[#d3cec5]',
  plate: 'fill-lifted stroke-line light:fill-[#faf9f6] light:stroke-[#cfc9be]',
  dark: 'fill-sunken stroke-line light:fill-[#cfc9be] light:stroke-[#b9b1a3]',
  line: 'stroke-line-strong stroke-2',
  paper: 'fill-[#f4efe6] stroke-[#cfc6b6]',
  card: 'fill-[#d9b98c] stroke-[#a98756]',
  shade: 'fill-[#ded6c8] stroke-[#cfc6b6]',
  ink: 'stroke-[#8d8371] stroke-[2.5]',
  accent: 'fill-accent',
  stroke: 'stroke-accent stroke-3',
  onAccent: 'stroke-on-accent stroke-[2.5]',
}

/** 400 × 300. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg
      className="h-auto w-full"
      aria-hidden="true"
      viewBox="0 0 400 300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        className={drawn.ground}
        x="1"
        y="1"
        width="398"
        height="298"
        rx="20"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  )
}
