import { intake } from '#app/content/staff/intake.ts'
import type { Choice } from '#app/shop/core/choices.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import { checkReasons } from '#shared/shop/mail/items.ts'

import type { Parcel, Question } from './hand-store.ts'
import { changeParcel, choose, confirm, dropParcel, undoEntry } from './intake-store.ts'
import { carrierName, shortNumber } from './item-words.ts'

const words = intake.questions

/** The first choice is the likeliest. */
export function promptFor(question: Question): {
  id: string
  question: string
  choices: Choice[]
} {
  if ('parcel' in question) return askOfParcel(question)
  const { batch } = question
  const back = (label: string): Choice => ({
    id: 'back',
    label,
    onChoose: () => undoEntry(batch),
    isBack: true,
  })
  const yes = (label: string): Choice => ({ id: 'yes', label, onChoose: () => confirm(batch) })
  const id = `${question.kind} ${batch}`
  switch (question.kind) {
    case 'remail': {
      const until = question.until && formatDate(question.until)
      return {
        id,
        question: interpolate(words.remail, { box: question.box, day: until ?? '' }),
        choices: [yes(words.remailYes), back(words.anotherNumber)],
      }
    }
    case 'return':
      return {
        id,
        question: interpolate(words.return, { box: question.box }),
        // Mostly a typing mistake, so going back is the default.
        choices: [back(words.anotherNumber), yes(words.returnYes)],
      }
    case 'unlisted':
      return {
        id,
        question: interpolate(words.unlisted, { name: question.name, box: question.box }),
        choices: [yes(words.unlistedYes), back(words.anotherNumber)],
      }
    case 'set-aside':
      return {
        id,
        question: interpolate(words.setAside, {
          what: question.parcels.map(nameParcel).join(', '),
        }),
        choices: [back(words.setAsideYes)],
      }
    case 'notFound':
      return {
        id,
        question: interpolate(words.notFound, { name: question.name }),
        choices: [back(words.anotherNumber)],
      }
    case 'choose':
      return {
        id,
        question: words.choose,
        choices: [
          ...question.matches.map((match, index) => ({
            id: String(index),
            label: interpolate(words.match, { name: match.name, box: match.box }),
            onChoose: () => choose(batch, match),
          })),
          back(words.anotherName),
        ],
      }
  }
}

function nameParcel({ tracking, carrier }: Parcel) {
  const name = carrierName(carrier ?? tracking?.carrier)
  return `${name} ${shortNumber(tracking?.number ?? null)}`.trim()
}

function askOfParcel({ kind, parcel }: Extract<Question, { parcel: Parcel }>) {
  const { id, tracking } = parcel
  const number = tracking?.number ?? ''
  const drop = (label: string): Choice => ({
    id: 'drop',
    label,
    onChoose: () => dropParcel(id),
    isBack: true,
  })
  if (kind === 'short') {
    return {
      id: `short ${id}`,
      question: interpolate(words.short, { number }),
      choices: [
        drop(words.anotherNumber),
        {
          id: 'yes',
          label: words.shortYes,
          onChoose: () => changeParcel(id, { carrier: 'other' }),
        },
      ],
    }
  }
  if (kind === 'carrier') {
    const carrier = tracking?.carrier ?? 'other'
    const name = { carrier: carrierName(carrier) }
    return {
      id: `carrier ${id}`,
      question: interpolate(words.carrier, { ...name, number }),
      choices: [
        {
          id: 'yes',
          label: interpolate(words.carrierYes, name),
          onChoose: () => changeParcel(id, { carrier }),
        },
        {
          id: 'other',
          label: words.carrierOther,
          onChoose: () => changeParcel(id, { carrier: 'other' }),
        },
        drop(words.notANumber),
      ],
    }
  }
  return {
    id: `check ${id}`,
    question: interpolate(words.check, { number }),
    choices: [
      drop(words.scanAgain),
      ...checkReasons.map((checkReason) => ({
        id: checkReason,
        label: words.reasons[checkReason],
        onChoose: () => changeParcel(id, { checkReason }),
      })),
    ],
  }
}
