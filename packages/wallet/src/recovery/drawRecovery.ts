import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'
import type { CardLanguage } from '../language/createLanguage.js'

export type RecoveryStep = {
  title: string
  lead: string
  /** Paragraphs under it. */
  texts: readonly string[]
  content: readonly Node[]
  /** One or two. */
  buttons: readonly HTMLButtonElement[]
}

/** The card of one step, and what it says beneath. */
export function drawRecovery(
  language: CardLanguage,
  step: RecoveryStep,
): { element: HTMLElement; tell(text: string): void } {
  const { buttons, content, lead, texts, title } = step
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'recovery-hint' },
  })
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
      h('h1', { class: 'title', id: 'title' }, title),
    ),
    h(
      'div',
      { class: 'body' },
      h(
        'div',
        { class: 'keep' },
        h('span', { class: 'tile' }, drawIcon('key')),
        h('p', { class: 'action' }, lead),
        ...texts.map((text) => h('p', { class: 'caption' }, text)),
      ),
      ...content,
    ),
    hint,
    h('footer', { class: 'footer wide' }, ...buttons),
  )
  return {
    element,
    tell(text) {
      hint.textContent = text
    },
  }
}
