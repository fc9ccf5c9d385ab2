import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'

export type KeepCardParts = {
  element: HTMLElement
  cancel: HTMLButtonElement
  open: HTMLButtonElement
  /** Shown once a window has failed. */
  without: HTMLButtonElement
  /** Says what came of the window; `isLost` offers to go on without it. */
  tell(text: string, options: { isLost: boolean }): void
}

/** The card in the frame: why a window is needed, and the ways on. */
export function drawKeep(): KeepCardParts {
  const button = (testid: string, text: string, className = 'button') =>
    h('button', { class: className, type: 'button', dataset: { testid } }, text)
  const cancel = button('keep-cancel', 'Cancel')
  const open = button('keep-open', 'Continue in a window', 'button primary')
  const without = button('keep-without', 'Continue without saving')
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'keep-hint' },
  })
  const warning = h(
    'div',
    { class: 'keep-lost', dataset: { testid: 'keep-lost' } },
    h(
      'p',
      { class: 'notice' },
      'If you continue without saving, your account is lost when this browser closes. Don’t keep money in it.',
    ),
    without,
  )
  warning.hidden = true
  const element = h(
    'div',
    {
      class: 'card',
      role: 'dialog',
      tabIndex: -1,
      aria: { labelledby: 'title' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, 'Save your account'),
    ),
    h(
      'div',
      { class: 'body' },
      h(
        'div',
        { class: 'keep' },
        h('span', { class: 'tile' }, drawIcon('shield')),
        h('p', { class: 'action' }, 'One more step in this browser'),
        h(
          'p',
          { class: 'caption' },
          'This browser clears your account from this page when it closes. Continue in a window to save it, or to get it back if you’ve signed in here before.',
        ),
      ),
      warning,
    ),
    hint,
    h('footer', { class: 'footer wide' }, cancel, open),
  )
  return {
    element,
    cancel,
    open,
    without,
    tell(text, { isLost }) {
      hint.textContent = text
      warning.hidden = !isLost
      if (isLost) open.textContent = 'Try again'
    },
  }
}
