'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { Kit } from '../../createKit.js'

/**
 * One login attempt at a time: it claims the login while it lasts and is
 * shown, and is aborted by the next one and when the component goes.
 *
 * @param isShown - whether a person can see it and go on with it. Nobody else
 * is to wait for a login that has gone out of sight.
 */
export function useLoginAttempt(
  kit: Kit,
  isShown: boolean,
): {
  /** Ends the attempt before, and gives the signal of the new one. */
  begin: () => AbortSignal
  /** Gives the claim back and aborts what is open. */
  end: () => void
} {
  const current = useRef<Attempt | undefined>(undefined)
  const attempt = useMemo(() => {
    function end() {
      current.current?.release?.()
      current.current?.controller.abort()
      current.current = undefined
    }
    function begin() {
      const controller = new AbortController()
      // Claimed before the other is released: a `connect` that waits goes on.
      const release = kit.frame?.claimLogin()
      end()
      current.current = { controller, release }
      return controller.signal
    }
    return { begin, end }
  }, [kit])
  useEffect(() => {
    if (!isShown) return
    const open = current.current
    if (open) open.release ??= kit.frame?.claimLogin()
    return () => {
      current.current?.release?.()
      if (current.current) current.current.release = undefined
    }
  }, [isShown, kit])
  useEffect(() => attempt.end, [attempt])
  return attempt
}

type Attempt = {
  controller: AbortController
  release: (() => void) | undefined
}
