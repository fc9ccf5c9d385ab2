'use client'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useWalletRequests } from '../../modal/approval/useWalletRequests.js'
import { focusView } from './focusView.js'
import { followViewport } from './followViewport.js'
import { isolateDialog } from './isolateDialog.js'
import { keepFocus } from './keepFocus.js'
import { lockScroll } from './lockScroll.js'
import { rememberFocus } from './rememberFocus.js'
import { watchBackdrop } from './watchBackdrop.js'
import { watchForeign } from './watchForeign.js'

/**
 * Opens and closes a dialog element as its owner says, never by itself, and
 * gives the focus back to where it was. While a wallet draws something into the
 * page, the dialog steps aside for it.
 */
export function useDialogElement(parameters: useDialogElement.Parameters) {
  const { container, isOpen, onClose, ref } = parameters
  const requests = useWalletRequests()
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
    const unfollow = followViewport(dialog)
    let leave = enterModal({ container, dialog, onClose: close })
    const unwatch = watchForeign({
      dialog,
      onChange(place) {
        leave()
        leave =
          place === 'modal'
            ? enterModal({ container, dialog, onClose: close })
            : stepAside({ dialog, isShown: place === 'beside', onClose: close })
      },
      requests,
    })
    return () => {
      unwatch()
      leave()
      unfollow()
      returnFocus()
    }
  }, [container, ref, requests, returnFocus])
}

export declare namespace useDialogElement {
  type Parameters = {
    container: HTMLElement
    isOpen: boolean
    onClose: () => void
    ref: RefObject<HTMLDialogElement | null>
  }
}

function enterModal(parameters: isolateDialog.Parameters) {
  const { dialog, onClose } = parameters
  const unlock = lockScroll()
  const release = isolateDialog(parameters)
  const unwatch = watchBackdrop(dialog, onClose)
  focusView(dialog)
  const letGo = keepFocus(dialog)
  return () => {
    letGo()
    unwatch()
    release()
    dialog.close()
    unlock()
  }
}

/** The page can be used meanwhile, and so can what a wallet has drawn there. */
function stepAside(
  parameters: Omit<isolateDialog.Parameters, 'container'> & {
    isShown: boolean
  },
) {
  const { dialog, isShown, onClose } = parameters
  const events = new AbortController()
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    onClose()
  }
  if (isShown) {
    const { activeElement } = document
    dialog.addEventListener('keydown', onKeyDown, { signal: events.signal })
    dialog.show()
    // Opening takes the focus, which may be the wallet's.
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true })
  }
  return () => {
    events.abort()
    dialog.close()
  }
}
