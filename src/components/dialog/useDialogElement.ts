'use client'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useWalletRequests } from '../../modal/approval/useWalletRequests.js'
import { focusEdge } from './focusEdge.js'
import { focusView } from './focusView.js'
import { isolateDialog } from './isolateDialog.js'
import { keepFocus } from './keepFocus.js'
import { lockScroll } from './lockScroll.js'
import { watchBackdrop } from './watchBackdrop.js'
import { watchForeign } from './watchForeign.js'

/**
 * Opens and closes a dialog element as its owner requests, and restores the
 * focus afterwards. While a wallet shows its own UI in the page, the dialog
 * steps aside.
 */
export function useDialogElement(parameters: useDialogElement.Parameters) {
  const { container, isOpen, onClose, ref } = parameters
  const requests = useWalletRequests()
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  // Read before the update that opens the dialog can re-render the opener.
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

/** Makes the page and the wallet's UI usable in the meantime. */
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
    // Opening moves the focus, which may be in the wallet's UI.
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true })
  }
  return () => {
    events.abort()
    dialog.close()
  }
}

/**
 * Exposes to the stylesheet how much an on-screen keyboard covers, as phones
 * overlay it without resizing the page. Keeps the focused field in view.
 */
function followViewport(dialog: HTMLElement): () => void {
  const { visualViewport: viewport } = window
  if (!viewport) return () => {}

  function follow() {
    if (!viewport) return
    const { height, offsetTop, scale } = viewport
    // When zoomed in, the user pans freely.
    const top = scale > 1.01 ? 0 : offsetTop
    const below = window.innerHeight - height - top
    const bottom = scale > 1.01 ? 0 : Math.max(0, below)
    dialog.style.setProperty('--lk-covered-top', `${top}px`)
    dialog.style.setProperty('--lk-covered-bottom', `${bottom}px`)
    // The keyboard appears after the focus and may cover the focused field.
    const { activeElement } = document
    if (
      bottom > 0 &&
      activeElement !== dialog &&
      dialog.contains(activeElement)
    )
      activeElement?.scrollIntoView({ block: 'nearest' })
  }

  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}

/**
 * Remembers the focused element.
 *
 * @returns a function that restores the focus; if a re-render of the page
 * removed or hid the element, it focuses what replaced it
 */
function rememberFocus(): () => void {
  const opener = getFocused()
  if (!opener) return () => {}
  const around: Element[] = []
  for (let next = opener.parentElement; next; next = next.parentElement)
    if (next !== document.body && next !== document.documentElement)
      around.push(next)

  function giveBack() {
    opener?.focus({ preventScroll: true })
    if (opener?.matches(':focus')) return
    const nearest = around.find(({ isConnected }) => isConnected)
    if (nearest) focusEdge(nearest, 'first')
  }

  return () => {
    giveBack()
    // The update that closes the dialog may also re-render it.
    queueMicrotask(() => {
      if (!opener.isConnected && document.activeElement === document.body)
        giveBack()
    })
  }
}

function getFocused() {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  if (element === document.body) return undefined
  return element instanceof HTMLElement ? element : undefined
}
