'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { Kit } from '../../createKit.js'

/**
 * Manages one login attempt at a time. It claims the login while it is
 * pending and visible. The next attempt, or unmounting, aborts it.
 *
 * @param isShown - whether the user can see and continue the attempt; others
 * must not wait for a login that is out of sight
 */
export function useLoginAttempt(
  kit: Kit,
  isShown: boolean,
): {
  /** Aborts the previous attempt and returns the signal of a new one. */
  begin: () => AbortSignal
  /** Releases the claim and aborts the pending attempt. */
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
      // Claim before releasing the old one, so that a waiting `connect` goes
      // on.
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
