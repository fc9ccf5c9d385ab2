'use client'
import { useContext, useEffect, useId, useRef } from 'react'
import { classNames } from '../parts/classNames.js'
import { useLegalStrings } from '../strings/useLegalStrings.js'
import { LegalContext } from './LegalContext.js'
import { LegalLinks } from './LegalLinks.js'

/** What one agrees to: as a sentence, or as a box that has to be ticked. */
export function LegalFooter() {
  const legal = useContext(LegalContext)
  const strings = useLegalStrings()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const refusals = legal?.refusals ?? 0

  useEffect(() => {
    if (refusals > 0) box.current?.focus({ preventScroll: true })
  }, [refusals])

  if (!legal) return null
  if (!legal.hasBox)
    return (
      <p className="lk-legal">
        {strings.agree} <LegalLinks />
      </p>
    )
  const isRefused = legal.isOwed && refusals > 0
  return (
    <div className="lk-legal">
      <div className="lk-legal-row">
        <input
          aria-describedby={`${id}hint`}
          aria-invalid={isRefused || undefined}
          aria-labelledby={`${id}label`}
          checked={legal.isAccepted}
          className="lk-legal-box"
          id={id}
          onChange={(event) => legal.setIsAccepted(event.target.checked)}
          ref={box}
          type="checkbox"
        />
        <label className="lk-legal-label" htmlFor={id} id={`${id}label`}>
          {strings.accept} <LegalLinks />
        </label>
      </div>
      <p
        className={classNames(
          isRefused ? 'lk-hint' : 'lk-hidden',
          isRefused && 'lk-hint-error',
        )}
        id={`${id}hint`}
        key={refusals}
        role="alert"
      >
        {isRefused && strings.tickFirst}
      </p>
    </div>
  )
}
