import type { ComponentType } from 'react'

import type { Topic } from '#app/content/en/service.ts'
import { MailboxWall } from '#app/ui/mailbox-wall.tsx'

import { Counter } from './pictures/counter.tsx'
import { Documents } from './pictures/documents.tsx'
import { Ledger } from './pictures/ledger.tsx'
import { Package } from './pictures/package.tsx'
import { Seal } from './pictures/seal.tsx'
import { Spark } from './pictures/spark.tsx'

const pictures: Record<Topic['picture'], ComponentType> = {
  mailbox: MailboxWall,
  package: Package,
  ledger: Ledger,
  seal: Seal,
  documents: Documents,
  counter: Counter,
  spark: Spark,
}

/** The drawing of a topic's family: decoration. */
export function TopicPicture({ name }: { name: Topic['picture'] }) {
  const Picture = pictures[name]
  return <Picture />
}
