import {
  cuesOf,
  END_CARD,
  LEAD_IN,
  secondsOf,
  shotStarts,
  type VideoScript,
  type Move,
} from './film.ts'
import { endCardMoves } from './end-card.ts'
import { EASE_OUT, fade } from './motion.ts'

const DISSOLVE = 0.5
const WORD_APART = 0.045
const LINE_LEAVES = 0.25

/** Every movement of a film, counted from its first frame, in the order of time. */
export function timelineOf(script: VideoScript): Move[] {
  const starts = shotStarts(script)
  const end = starts.at(-1) ?? 0
  const shots = script.shots.flatMap(({ moves }, index) => {
    const start = starts[index] ?? 0
    const inside = moves.map((move) => within(`#shot-${index}`, move, start))
    return [...visible(`#shot-${index}`, start, starts[index + 1] ?? end), ...inside]
  })
  const closing = endCardMoves(END_CARD).map((move) => within('#end', move, end))
  return [
    ...shots,
    ...lines(script),
    ...visible('#end', end, secondsOf(script) + DISSOLVE),
    ...closing,
  ].toSorted((one, other) => one.at - other.at)
}

function within(shot: string, move: Move, start: number): Move {
  return { ...move, part: `${shot} ${move.part}`, at: move.at + start }
}

/** A shot dissolves into the next; the first one comes out of the dark ground. */
function visible(part: string, from: number, to: number): Move[] {
  return [
    { ...fade(part, 0, 1, { at: from, lasts: DISSOLVE }), ease: 'ease-out' },
    { ...fade(part, 1, 0, { at: to, lasts: DISSOLVE }), ease: 'ease-in' },
  ]
}

function lines(script: VideoScript): Move[] {
  return cuesOf(script).flatMap(({ start, end }, index): Move[] => [
    {
      part: `#line-${index} span`,
      at: start,
      lasts: LEAD_IN + 0.15,
      apart: WORD_APART,
      ease: EASE_OUT,
      steps: [
        { opacity: 0, transform: 'translateY(16px)' },
        { opacity: 1, transform: 'none' },
      ],
    },
    fade(`#line-${index}`, 1, 0, { at: end - LINE_LEAVES, lasts: LINE_LEAVES }),
  ])
}
