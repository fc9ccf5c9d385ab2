'use client'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants.js'

/**
 * Where the caret of a code stands, as boxes show it. In a full code it always
 * holds one digit, so that typing replaces it.
 */
export function useCodeSelection(
  ref: RefObject<HTMLInputElement | null>,
  length: number,
) {
  const [selection, setSelection] = useState({ end: 0, start: 0 })
  const isFull = length === EMAIL_CODE_LENGTH

  function place(index: number) {
    const start = Math.max(0, Math.min(index, isFull ? length - 1 : length))
    ref.current?.setSelectionRange(start, isFull ? start + 1 : start)
  }

  return {
    ...selection,
    /** A press on the field, of which the caret knows nothing by itself. */
    onClick({ clientX }: { clientX: number }) {
      const box = ref.current?.getBoundingClientRect()
      if (box?.width)
        place(
          Math.floor(((clientX - box.left) / box.width) * EMAIL_CODE_LENGTH),
        )
    },
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const isPlain = !(event.shiftKey || event.metaKey || event.ctrlKey)
      if (!step || !isFull || !isPlain) return
      event.preventDefault()
      place((ref.current?.selectionStart ?? 0) + step)
    },
    onSelect() {
      const start = ref.current?.selectionStart ?? 0
      const end = ref.current?.selectionEnd ?? start
      if (isFull && start === end) place(start)
      else setSelection({ end, start })
    },
  }
}
