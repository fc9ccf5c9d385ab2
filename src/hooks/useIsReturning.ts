'use client'
import { useState } from 'react'
import { useKit } from './useKit.js'

/** Whether the page was left for a social login that is not done yet. */
export function useIsReturning(): boolean {
  const { storage } = useKit()
  return useState(() => storage.get('socialRedirect') !== undefined)[0]
}
