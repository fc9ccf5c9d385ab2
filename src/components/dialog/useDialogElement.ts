'use client'
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isolateDialog } from './isolateDialog.js'
import { lockScroll } from './lockScroll.js'

/**
 * Opens and closes a dialog element as its owner says, never by itself, and
 * gives the focus back to where it was.
 *
 * @returns what a click on the dialog does: beside the card it closes
 */
export function useDialogElement(parameters: useDialogElement.Parameters) {
  const { container, isOpen, onClose, ref } = parameters
  const close = useRef(onClose)
  const pressed = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const focused = document.activeElement
    const unlock = lockScroll()
    dialog.showModal()
    const release = isolateDialog({
      container,
      dialog,
      onClose: () => close.current(),
      onPress: (target) => {
        pressed.current = target
      },
    })
    return () => {
      release()
      dialog.close()
      unlock()
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
    }
  }, [container, isOpen, ref])
  return ({ target }: MouseEvent) => {
    // A drag that ends beside the card, while text is selected, is no wish.
    const isBeside = (element: EventTarget | null) =>
      element instanceof Element && element.closest('.lk-card') === null
    if (isBeside(target) && isBeside(pressed.current)) onClose()
  }
}

export declare namespace useDialogElement {
  type Parameters = {
    container: HTMLElement
    isOpen: boolean
    onClose: () => void
    ref: RefObject<HTMLDialogElement | null>
  }
}
