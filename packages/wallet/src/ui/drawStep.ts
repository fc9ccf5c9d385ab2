import { drawIcon } from './drawIcon.js'
import { h } from './h.js'
import type { CardLanguage } from './language/createLanguage.js'

export type Step = {
  icon: Parameters<typeof drawIcon>[0]
  title: string
  lead: string
  /** Paragraphs under it. */
  texts: readonly string[]
  content: readonly Node[]
  /** One or two. */
  buttons: readonly HTMLButtonElement[]
}

/**
 * The card of one step of a login, and what it says beneath.
 *
 * @param parameters.name - of the cards, for tests
 */
export function drawStep(parameters: {
  language: CardLanguage
  name: string
  step: Step
}): { element: HTMLElement; showStatus(text: string): void } {
  const { language, name, step } = parameters
  const { buttons, content, icon, lead, texts, title } = step
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: `${name}-hint` },
  })
  const element = h(
    'div',
    {
      class: 'card',
      translate: 'no',
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
        h('span', { class: 'tile' }, drawIcon(icon)),
        h('p', { class: 'action' }, lead),
        ...texts.map((text) => h('p', { class: 'caption' }, text)),
      ),
      ...content,
    ),
    hint,
    h(
      'footer',
      { class: buttons.length > 1 ? 'footer wide' : 'footer single' },
      ...buttons,
    ),
  )
  return {
    element,
    showStatus(text) {
      hint.textContent = text
    },
  }
}
