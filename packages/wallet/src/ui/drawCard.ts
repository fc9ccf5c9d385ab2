import { drawRequester } from './drawRequester.js'
import { drawStatement } from './drawStatement.js'
import { h } from './h.js'
import type { CardLanguage } from './language/createLanguage.js'
import { scatterButtons } from './scatterButtons.js'

export type Card = {
  element: HTMLElement
  approve: HTMLButtonElement
  reject: HTMLButtonElement
  /** The part that scrolls. */
  scroller: HTMLElement
  /** The part that holds the request. */
  content: HTMLElement
  /** Replaces the placeholder by what is asked. */
  fill(content: readonly Node[]): void
  /** Says something beneath the request; an empty text says nothing. */
  showStatus(text: string): void
  /** Gives the second answer the room of a longer text. */
  widen(): void
  /** Puts the two answers at another place each time. */
  scatter(): void
  /** Says in place of the two answers what happens now. */
  progress(text: string): void
  /** Leaves only the statement that it is too late, and a way out. */
  expire(): void
  /** Says how many requests come after this one. */
  setWaiting(count: number): void
}

/** The approval card without its content: who asks, and the two answers. */
export function drawCard(parameters: {
  appName: string | undefined
  language: CardLanguage
  notice: string | undefined
  origin: string
}): Card {
  const { appName, language, notice, origin } = parameters
  const { card: said } = language.strings
  const reject = h(
    'button',
    { class: 'button', type: 'button', dataset: { testid: 'reject' } },
    said.reject,
  )
  const approve = h(
    'button',
    {
      class: 'button primary',
      type: 'button',
      disabled: true,
      dataset: { testid: 'approve' },
    },
    said.approve,
  )
  const chip = h('span', {
    class: 'chip',
    role: 'status',
    dataset: { testid: 'waiting' },
  })
  const content = h('div', { class: 'content' }, ...drawPlaceholder())
  // What is asked, for those who hear it: the card has the focus before.
  const heard = h(
    'p',
    {
      class: 'visually-hidden',
      id: 'heard',
      role: 'status',
      dataset: { testid: 'heard' },
    },
    said.checking,
  )
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'hint' },
  })
  const footer = h('footer', { class: 'footer' }, reject, approve)
  const scroller = h(
    'div',
    {
      class: 'body',
      tabIndex: 0,
      role: 'group',
      aria: { label: said.request },
    },
    drawRequester({
      ...{ appName, origin, strings: language.strings },
      nameless: said.asks,
    }),
    content,
    notice && drawNotice(notice),
  )
  const element = h(
    'div',
    {
      class: 'card',
      translate: 'no',
      role: 'dialog',
      tabIndex: -1,
      lang: language.locale,
      dir: language.direction,
      aria: { labelledby: 'title', describedby: 'heard', busy: 'true' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, said.title),
      chip,
    ),
    scroller,
    hint,
    footer,
    heard,
  )
  return {
    element,
    approve,
    reject,
    scroller,
    content,
    fill(nodes) {
      content.replaceChildren(...nodes)
      element.setAttribute('aria-busy', 'false')
      const figures = content.querySelectorAll('.action, .amount, .subtitle')
      heard.textContent = Array.from(figures, (one) => one.textContent).join(
        ' ',
      )
    },
    showStatus(text) {
      hint.textContent = text
    },
    widen() {
      footer.classList.add('wide')
    },
    scatter: () => scatterButtons(footer),
    progress(text) {
      hint.remove()
      footer.classList.remove('scattered')
      chip.textContent = ''
      footer.replaceChildren(
        h(
          'p',
          { class: 'progress', dataset: { testid: 'progress' } },
          h('span', { class: 'spinner', aria: { hidden: 'true' } }),
          text,
        ),
      )
      heard.textContent = text
    },
    expire() {
      approve.remove()
      hint.remove()
      reject.textContent = said.close
      element.setAttribute('aria-busy', 'false')
      content.replaceChildren(
        drawStatement({
          testId: 'expired',
          title: said.expired,
          text: said.expiredText,
        }),
      )
    },
    setWaiting(count) {
      const text = count > 0 ? said.waiting(count) : ''
      if (chip.textContent !== text) chip.textContent = text
    },
  }
}

function drawNotice(text: string) {
  return h('p', { class: 'notice', dataset: { testid: 'notice' } }, text)
}

function drawPlaceholder() {
  const line = (name: string) => h('span', { class: `skeleton ${name}` })
  return [
    h(
      'div',
      { class: 'hero', aria: { hidden: 'true' } },
      line('short'),
      line('tall'),
    ),
    h(
      'div',
      { class: 'rows', aria: { hidden: 'true' } },
      ...['wide', 'wide', 'short', 'short'].map((name) =>
        h('div', { class: 'row' }, line('label'), line(name)),
      ),
    ),
  ]
}
