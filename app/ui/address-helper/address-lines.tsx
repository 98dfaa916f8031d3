import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import tag from '#app/ui/tag.module.css'

import type { AddressWords } from './address-words.ts'

import css from './address-helper.module.css'

type AddressLinesProps = { lines: string[] | null; isExample: boolean; words: AddressWords }

/** The address on its envelope, to be copied whole or line by line. */
export function AddressLines({ lines, isExample, words }: AddressLinesProps) {
  const { copied, refused } = words
  return (
    <figure className="stack justify-items-start min-w-0">
      <figcaption className="row small semibold">
        {words.result}
        {isExample && <span className={tag.tag}>{words.exampleTag}</span>}
      </figcaption>
      <div className={`${css.envelope} stack gap-0 shadow w-full items-end relative`}>
        <span className={`${css.stamp} centered`}>
          <Icon name="letter" size={26} />
        </span>
        {lines ? (
          <address>
            <ol className={`${css.lines} semibold stack gap-1`}>
              {lines.map((line, position) => (
                <li key={words.copyLine[position]}>
                  <span>{line}</span>
                  <CopyButton
                    variant="plain"
                    small
                    label={words.copyLine[position] ?? line}
                    text={() => line}
                    copied={copied}
                    refused={refused}
                  />
                </li>
              ))}
            </ol>
          </address>
        ) : (
          <p className={css.unfinished}>{words.unfinished}</p>
        )}
      </div>
      <div className={lines ? undefined : css.absent}>
        <CopyButton
          variant="quiet"
          text={() => (lines ?? []).join('\n')}
          copied={copied}
          refused={refused}
        >
          {words.copyAll}
        </CopyButton>
      </div>
    </figure>
  )
}
