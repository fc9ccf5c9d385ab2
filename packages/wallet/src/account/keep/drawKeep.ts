import { drawStep } from '../../ui/drawStep.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'

export type KeepCardParts = {
  element: HTMLElement
  cancel: HTMLButtonElement
  open: HTMLButtonElement
  /** Shown once a window has failed. */
  without: HTMLButtonElement
  /** Says how the window has ended; `isLost` offers to go on without it. */
  showStatus(text: string, options: { isLost: boolean }): void
}

/** The card in the frame: why a window is needed, and the ways on. */
export function drawKeep(
  language: CardLanguage,
  parameters: {
    /** The keys are there, and are only fetched: there is no way on without. */
    isReturn?: boolean | undefined
    /** Another way brings the account back. */
    isRecoverable?: boolean | undefined
  } = {},
): KeepCardParts {
  const { isRecoverable = false, isReturn = false } = parameters
  const { keep: said, window: shared } = language.strings
  const button = (testid: string, text: string, className = 'button') =>
    h('button', { class: className, type: 'button', dataset: { testid } }, text)
  const cancel = button('keep-cancel', said.cancel)
  const open = button('keep-open', shared.continue, 'button primary')
  const without = button('keep-without', said.without)
  const warning = h(
    'div',
    { class: 'keep-lost', dataset: { testid: 'keep-lost' } },
    !isRecoverable && h('p', { class: 'notice' }, said.withoutText),
    without,
  )
  warning.hidden = true
  const { element, showStatus } = drawStep({
    ...{ language, name: 'keep' },
    step: {
      icon: 'shield',
      title: isReturn ? said.account : said.title,
      lead: said.lead,
      texts: [said.why],
      content: [warning],
      buttons: [cancel, open],
    },
  })
  return {
    element,
    cancel,
    open,
    without,
    showStatus(text, { isLost }) {
      showStatus(text)
      warning.hidden = !isLost || isReturn
      if (isLost) open.textContent = shared.tryAgain
    },
  }
}
