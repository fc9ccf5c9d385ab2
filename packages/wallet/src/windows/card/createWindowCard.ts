import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'

export type WindowCard = ReturnType<typeof createWindowCard>

/**
 * The card of a window that talks to the frame: its steps one after the other,
 * and a line that says what went wrong.
 *
 * @param parameters.name - of the window, for tests
 * @param parameters.onFailure - hears what a button's work has thrown
 */
export function createWindowCard(parameters: {
  language: CardLanguage
  name: string
  onFailure(error: unknown): void
  title: string
}) {
  const { language, name, onFailure, title } = parameters
  const body = h('div', { class: 'body' })
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: `${name}-hint` },
  })
  const footer = h('footer', { class: 'footer single' })

  const showStatus = (text: string) => {
    hint.textContent = text
  }

  return {
    element: h(
      'div',
      {
        class: 'card',
        translate: 'no',
        lang: language.locale,
        dir: language.direction,
      },
      h('header', { class: 'header' }, h('h1', { class: 'title' }, title)),
      body,
      hint,
      footer,
    ),

    showStatus,

    /** Shows a step. */
    fill(content: readonly Node[], buttons: readonly Node[]) {
      showStatus('')
      body.replaceChildren(...content)
      body.scrollTop = 0
      footer.replaceChildren(...buttons)
      footer.hidden = buttons.length === 0
      footer.classList.toggle('single', buttons.length < 2)
    },

    toButton: (testid: string, text: string, className = 'button primary') =>
      h(
        'button',
        {
          class: className,
          type: 'button',
          dataset: { testid: `${name}-${testid}` },
        },
        text,
      ),

    /** Does what a button is for, once at a time. */
    async run(button: HTMLButtonElement, work: () => Promise<void>) {
      button.disabled = true
      showStatus('')
      try {
        await work()
      } catch (error) {
        onFailure(error)
      } finally {
        button.disabled = false
      }
    },
  }
}
