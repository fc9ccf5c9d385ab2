'use client'
import { useState } from 'react'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns whether the modal has something to resume from before the page was
 * left or reloaded.
 */
export function useIsReturning(): boolean {
  const { storage } = useKit()
  return useState(
    () =>
      storage.get('socialRedirect') !== undefined ||
      storage.get('modalResume') !== undefined,
  )[0]
}
