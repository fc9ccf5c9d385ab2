'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** As many as one looks through. */
const MAX = 4

/** Names like the wished one that are free. */
export function Suggestions({ names: given, onChoose }: Suggestions.Props) {
  const { names } = useInsideStrings()
  if (given.length === 0) return null
  return (
    <section aria-label={names.suggestions} className="lk-names-others">
      <h3 className="lk-group-title">{names.suggestions}</h3>
      <div className="lk-names-chips">
        {given.slice(0, MAX).map((name) => (
          <button
            className="lk-names-chip"
            key={name}
            onClick={() => onChoose(name)}
            type="button"
          >
            <bdi>{cleanText(name, NAME_MAX_LENGTH)}</bdi>
          </button>
        ))}
      </div>
    </section>
  )
}

export declare namespace Suggestions {
  type Props = {
    names: readonly string[]
    onChoose: (name: string) => void
  }
}
