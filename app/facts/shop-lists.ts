import { addressIds, photoIds, rejectedDocuments } from '#app/content/en/identification.ts'

/** Lists that a text of the content may name in a paragraph of its own, so that none is typed twice. */
export const shopLists: Record<string, string[]> = {
  photoIds: photoIds.map(({ name, note }) => sentences(name, note)),
  addressIds: addressIds.map(({ name, note }) => sentences(name, note)),
  rejectedDocuments: rejectedDocuments.map(({ name, reason }) => sentences(name, reason)),
}

function sentences(name: string, more?: string) {
  return more ? `${name}. ${more}` : name
}
