import { drawAddress } from '../ui/drawAddress.js'
import { drawQr } from '../ui/drawQr.js'
import { h } from '../ui/h.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { watchHold } from '../ui/watchHold.js'

/** How long a key stands on the screen. */
const SHOWN_SECONDS = 60
const SECOND_MS = 1_000

/**
 * One account with its key, which is shown while the button has been held, and
 * goes after a minute, or as soon as the window is no longer in front.
 *
 * @param parameters.reveal - gets the key from the frame
 * @param parameters.onShow - called before a key is shown
 * @param parameters.tell - says something beneath the panels
 */
export function createKeyPanel(parameters: {
  /** Absent for what opens several accounts. */
  address?: string | undefined
  /** On the button; default: of a key. */
  hold?: string | undefined
  label: string
  language: CardLanguage
  onFailure(error: unknown): void
  onShow(): void
  reveal(): Promise<string>
  showStatus(text: string): void
  testId: string
  /** Said beneath the label. */
  text?: string | undefined
}): { element: HTMLElement; clear(): void } {
  const { address, label, language, onFailure, onShow } = parameters
  const { reveal, showStatus, testId, text: about } = parameters
  const { exporting: said } = language.strings
  const { hold: toHold = said.hold } = parameters
  const button = (name: string, text: string) =>
    h(
      'button',
      {
        class: 'button small',
        type: 'button',
        dataset: { testid: `${name}-${testId}` },
      },
      text,
    )
  const hold = button('hold', toHold)
  hold.classList.add('hold')
  const place = h('div', { class: 'key-place' }, hold)
  const element = h(
    'section',
    { class: 'key-panel', aria: { label } },
    h('h2', { class: 'action' }, label),
    about !== undefined && h('p', { class: 'caption' }, about),
    address !== undefined && drawAddress(address),
    place,
  )
  const events = new AbortController()
  let shown: AbortController | undefined

  function clear() {
    if (!shown) return
    shown.abort()
    shown = undefined
    place.replaceChildren(hold)
    showStatus(said.hidden)
  }

  function show(key: string) {
    shown = new AbortController()
    const { signal } = shown
    const text = h(
      'code',
      { class: 'secret', dir: 'ltr', dataset: { testid: `key-${testId}` } },
      key,
    )
    const left = h('p', { class: 'caption', role: 'timer' })
    const copy = button('copy', said.copy)
    const turn = button('qr', said.qr)
    const hide = button('hide', said.hide)
    let seconds = SHOWN_SECONDS
    const say = () => {
      left.textContent = said.left(seconds)
    }
    const timer = setInterval(() => {
      seconds--
      if (seconds > 0) say()
      else clear()
    }, SECOND_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
    const options = { signal }
    copy.addEventListener(
      'click',
      async () => {
        try {
          await navigator.clipboard.writeText(key)
          showStatus(said.copied)
        } catch {
          showStatus(said.copyFailed)
        }
      },
      options,
    )
    turn.addEventListener(
      'click',
      () => {
        const isText = text.isConnected
        const code = isText ? drawQr(key, label) : text
        place.firstElementChild?.replaceWith(code)
        turn.textContent = isText ? said.text : said.qr
      },
      options,
    )
    hide.addEventListener('click', clear, options)
    say()
    place.replaceChildren(
      text,
      h(
        'div',
        { class: 'key-actions' },
        copy,
        // No wallet scans a phrase.
        address !== undefined && turn,
        hide,
      ),
      left,
    )
    copy.focus()
  }

  watchHold({
    button: hold,
    signal: events.signal,
    onChange(isHeld) {
      hold.classList.toggle('held', isHeld)
      hold.textContent = isHeld ? said.holding : toHold
    },
    async onHeld() {
      hold.disabled = true
      try {
        const key = await reveal()
        // Somebody may look at another window by now.
        if (!document.hasFocus()) return showStatus(said.hidden) // guard: key-focus
        onShow()
        showStatus('')
        show(key)
      } catch (error) {
        onFailure(error)
      } finally {
        hold.disabled = false
      }
    },
  })
  window.addEventListener('blur', clear) // guard: key-blur
  window.addEventListener('pagehide', clear)
  document.addEventListener('visibilitychange', clear)
  return { element, clear }
}
