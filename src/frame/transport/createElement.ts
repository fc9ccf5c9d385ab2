import { findFocused } from './findFocused.js'
import { holdFocus } from './holdFocus.js'
import { watchPolicy } from './watchPolicy.js'

const sheetQuery = '(max-width: 430px)'

const dialogStyle = {
  position: 'fixed',
  inset: '0',
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  background: 'rgba(0, 0, 0, 0.5)',
  // Other modals disable pointer events on the body.
  pointerEvents: 'auto',
} as const

const cardStyle = {
  position: 'absolute',
  inset: '0',
  margin: 'auto',
  width: '376px',
  height: '720px',
  maxWidth: '100vw',
  maxHeight: '100dvh',
  border: '0',
  background: 'transparent',
  // A color scheme other than the frame's would paint an opaque backdrop.
  colorScheme: 'light',
  pointerEvents: 'auto',
} as const

const sheetStyle = { inset: 'auto 0 0 0', margin: '0', width: '100vw' } as const

const hiddenBy = ['inert', 'aria-hidden']

/**
 * Adds the frame to the page: an iframe inside its own closed `<dialog>`,
 * which never moves, because moving an iframe reloads it. Only a modal dialog
 * can be above another modal dialog. No animation, transform, opacity or
 * filter: the frame would count as covered and reject approvals.
 */
export function createElement(
  parameters: createElement.Parameters,
): createElement.ReturnType {
  const { document, onBlocked, onCancel, onLoad, onRemoved, url } = parameters
  const window = document.defaultView
  const dialog = document.createElement('dialog')
  let iframe = create()
  const media = window?.matchMedia?.(sheetQuery)
  let isShown = false
  let opener: HTMLElement | undefined
  let letGo = () => {}

  function create() {
    const next = createIframe(document, url)
    // Also fires for the browser's own error page.
    next.addEventListener('load', () => onLoad?.())
    return next
  }

  const layOut = () =>
    Object.assign(iframe.style, cardStyle, media?.matches ? sheetStyle : {})

  function uncover() {
    for (const element of [dialog, iframe])
      for (const name of hiddenBy)
        if (element.hasAttribute(name)) element.removeAttribute(name)
  }

  // Other dialog libraries hide everything next to their own dialog.
  const covers = new MutationObserver(uncover)
  const removals = new MutationObserver(() => {
    // Other code may have moved it, and can remove its new parents.
    if (iframe.isConnected) return watchRemovals()
    destroy()
    onRemoved()
  })

  function watchRemovals() {
    let node: Node | null = iframe.parentNode
    while (node) {
      removals.observe(node, { childList: true })
      // Other code may have moved it into a shadow root.
      node = node instanceof ShadowRoot ? node.host : node.parentNode
    }
  }

  function onDialogCancel(event: Event) {
    event.preventDefault()
    onCancel()
  }

  function onDialogClose() {
    // Browsers close a dialog on a second Escape, whatever the page does.
    if (!isShown || dialog.open) return
    hide()
    onCancel()
  }

  function hide() {
    if (!isShown) return
    isShown = false
    covers.disconnect()
    media?.removeEventListener('change', layOut)
    if (dialog.open) dialog.close()
    letGo = holdFocus({ document, frame: iframe, opener })
  }

  const stopWatching = watchPolicy({
    directive: 'frame-src',
    document,
    onBlocked: () => onBlocked?.(),
    url,
  })

  function destroy() {
    stopWatching()
    removals.disconnect()
    hide()
    letGo()
    dialog.remove()
  }

  dialog.setAttribute('data-latchkey-frame', '')
  dialog.setAttribute('aria-label', iframe.title)
  Object.assign(dialog.style, dialogStyle)
  layOut()
  dialog.append(iframe)
  dialog.addEventListener('cancel', onDialogCancel)
  dialog.addEventListener('close', onDialogClose)
  // A script in the head may run before the body exists.
  const parent = document.body ?? document.documentElement
  parent.append(dialog)
  watchRemovals()

  return {
    getWindow: () => iframe.contentWindow,
    reload() {
      // A new `src` is lost on an iframe whose last load is just failing.
      const next = create()
      iframe.replaceWith(next)
      iframe = next
      layOut()
    },
    show() {
      if (!dialog.isConnected || (isShown && dialog.open)) return
      uncover()
      layOut()
      covers.observe(dialog, { attributes: true, attributeFilter: hiddenBy })
      covers.observe(iframe, { attributes: true, attributeFilter: hiddenBy })
      media?.addEventListener('change', layOut)
      letGo()
      opener = findFocused(document)
      dialog.showModal()
      isShown = true
    },
    hide,
    destroy,
  }
}

function createIframe(document: Document, url: string) {
  const { origin } = new URL(url)
  const iframe = document.createElement('iframe')
  iframe.title = 'Secure wallet'
  iframe.name = 'latchkey-frame'
  iframe.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-storage-access-by-user-activation',
  )
  iframe.allow = [
    'publickey-credentials-get',
    'publickey-credentials-create',
    'clipboard-write',
    'storage-access',
  ]
    .map((feature) => `${feature} ${origin}`)
    .join('; ')
  // Tells the frame who embeds it where `ancestorOrigins` is missing.
  iframe.referrerPolicy = 'origin'
  iframe.src = url
  return iframe
}

export declare namespace createElement {
  type Parameters = {
    document: Document
    /** Absolute URL of the frame's page. */
    url: string
    /** Called on Escape while the focus is outside the iframe. */
    onCancel(): void
    /** Called when the iframe has loaded any page. */
    onLoad?: (() => void) | undefined
    /** Called when the page's Content Security Policy blocks the frame. */
    onBlocked?: (() => void) | undefined
    /** Called when other code has removed the iframe from the page. */
    onRemoved(): void
  }

  type ReturnType = {
    getWindow(): Window | null
    /** Loads the page again after a failure. */
    reload(): void
    /** Shows the dialog above everything; no effect while it is shown. */
    show(): void
    hide(): void
    /** Removes the frame from the page for good. */
    destroy(): void
  }
}
