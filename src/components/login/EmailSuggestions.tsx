'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { suggestEmails } from '../../features/login/suggestEmails.js'
import { useStrings } from '../strings/useStrings.js'

/** As many as fit in one line. */
const MAX_SHOWN = 3

/** Suggests email domains in place of the field's help text. */
export function EmailSuggestions(props: EmailSuggestions.Props) {
  const { children, onPick, value } = props
  const { login } = useStrings()
  const list = useRef<HTMLSpanElement>(null)
  const emails = suggestEmails(value).slice(0, MAX_SHOWN)

  // Arrow down moves from the field to the first suggestion.
  const hasSome = emails.length > 0
  useEffect(() => {
    const field = findField(list.current)
    if (!hasSome || !field) return
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      list.current?.querySelector('button')?.focus()
    }
    field.addEventListener('keydown', enter)
    return () => field.removeEventListener('keydown', enter)
  }, [hasSome])

  function move(event: KeyboardEvent, index: number) {
    const { key } = event
    const step = keys[key as keyof typeof keys]
    if (step === undefined) return
    event.preventDefault()
    const isTurned = key !== 'ArrowDown' && isMirrored(event.currentTarget)
    const next = index + (isTurned ? -step : step)
    const target =
      key === 'ArrowUp' || next < 0
        ? findField(list.current)
        : list.current?.querySelectorAll('button')[next]
    target?.focus()
  }

  if (emails.length === 0) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in a line of text
    <span
      aria-label={login.suggestions}
      className="lk-suggestions"
      ref={list}
      role="group"
    >
      {emails.map((email, index) => (
        <button
          aria-label={email}
          className="lk-suggestion"
          key={email}
          onClick={() => {
            onPick(email)
            findField(list.current)?.focus()
          }}
          onKeyDown={(event) => move(event, index)}
          type="button"
        >
          {email.slice(email.indexOf('@'))}
        </button>
      ))}
    </span>
  )
}

export declare namespace EmailSuggestions {
  type Props = {
    /** Shown if there are no suggestions. */
    children: ReactNode
    onPick: (email: string) => void
    value: string
  }
}

const keys = { ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1 }

const isMirrored = (element: Element) =>
  getComputedStyle(element).direction === 'rtl'

const findField = (list: Element | null) =>
  list?.closest('form')?.querySelector<HTMLInputElement>('input[type=email]')
