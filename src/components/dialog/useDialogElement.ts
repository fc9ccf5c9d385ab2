'use client'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { focusView } from './focusView.js'
import { followViewport } from './followViewport.js'
import { isolateDialog } from './isolateDialog.js'
import { keepFocus } from './keepFocus.js'
import { lockScroll } from './lockScroll.js'
import { rememberFocus } from './rememberFocus.js'
import { watchBackdrop } from './watchBackdrop.js'

/**
 * Opens and closes a dialog element as its owner says, never by itself, and
 * gives the focus back to where it was.
 */
export function useDialogElement(parameters: useDialogElement.Parameters) {
  const { container, isOpen, onClose, ref } = parameters
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  // Read before the change that opens it draws the opener anew.
  const returnFocus = useMemo(
    () => (isOpen ? rememberFocus() : undefined),
    [isOpen],
  )
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !returnFocus) return
    const close = () => latest.current()
    const unlock = lockScroll()
    const unfollow = followViewport(dialog)
    const release = isolateDialog({ container, dialog, onClose: close })
    const unwatch = watchBackdrop(dialog, close)
    focusView(dialog)
    const letGo = keepFocus(dialog)
    return () => {
      letGo()
      unwatch()
      release()
      dialog.close()
      unfollow()
      unlock()
      returnFocus()
    }
  }, [container, ref, returnFocus])
}

export declare namespace useDialogElement {
  type Parameters = {
    container: HTMLElement
    isOpen: boolean
    onClose: () => void
    ref: RefObject<HTMLDialogElement | null>
  }
}
