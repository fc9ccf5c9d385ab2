'use client'
import { useState } from 'react'
import { useKit } from '../../hooks/useKit.js'

/**
 * Whether something of the modal's is to go on that was under way when the
 * page was left or reloaded.
 */
export function useIsReturning(): boolean {
  const { storage } = useKit()
  return useState(
    () =>
      storage.get('socialRedirect') !== undefined ||
      storage.get('modalResume') !== undefined,
  )[0]
}
