import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'
import type { CardLanguage } from '../language/createLanguage.js'

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
export function drawKeep(language: CardLanguage): KeepCardParts {
  const { keep: said, window: shared } = language.strings
  const button = (testid: string, text: string, className = 'button') =>
    h('button', { class: className, type: 'button', dataset: { testid } }, text)
  const cancel = button('keep-cancel', said.cancel)
  const open = button('keep-open', shared.continue, 'button primary')
  const without = button('keep-without', said.without)
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'keep-hint' },
  })
  const warning = h(
    'div',
    { class: 'keep-lost', dataset: { testid: 'keep-lost' } },
    h('p', { class: 'notice' }, said.withoutText),
    without,
  )
  warning.hidden = true
  const element = h(
    'div',
    {
      class: 'card',
      role: 'dialog',
      tabIndex: -1,
      lang: language.locale,
      dir: language.direction,
      aria: { labelledby: 'title' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, said.title),
    ),
    h(
      'div',
      { class: 'body' },
      h(
        'div',
        { class: 'keep' },
        h('span', { class: 'tile' }, drawIcon('shield')),
        h('p', { class: 'action' }, said.lead),
        h('p', { class: 'caption' }, said.why),
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
      if (isLost) open.textContent = shared.tryAgain
    },
  }
}
