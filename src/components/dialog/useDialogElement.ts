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

/**
 * Tells the style sheet how much of the dialog an on-screen keyboard covers,
 * since phones lay it over the page without making that smaller, and keeps the
 * field that is typed into in sight.
 */
function followViewport(dialog: HTMLElement): () => void {
  const { visualViewport: viewport } = window
  if (!viewport) return () => {}

  function follow() {
    if (!viewport) return
    const { height, offsetTop, scale } = viewport
    // Who magnifies the page wants to move about in it.
    const top = scale > 1.01 ? 0 : offsetTop
    const below = window.innerHeight - height - top
    const bottom = scale > 1.01 ? 0 : Math.max(0, below)
    dialog.style.setProperty('--lk-covered-top', `${top}px`)
    dialog.style.setProperty('--lk-covered-bottom', `${bottom}px`)
    // The keyboard comes after the focus, and may cover what has it.
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
 * Remembers what has the focus.
 *
 * @returns gives it back; when that element is gone or hidden by then, because
 * the page has drawn it anew, to what stands in its place
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
    // It may be drawn anew by the same change that closes the dialog.
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
