import { cleanText } from '../format/cleanText.js'
import { drawIcon } from './drawIcon.js'
import { drawStatement } from './drawStatement.js'
import { h } from './h.js'

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
  tell(text: string): void
  /** Gives the second answer the room of a longer text. */
  widen(): void
  /** Leaves only the statement that it is too late, and a way out. */
  expire(): void
  /** Says how many requests come after this one. */
  setWaiting(count: number): void
}

const NAME_MAX_LENGTH = 32

/** The approval card without its content: who asks, and the two answers. */
export function drawCard(parameters: {
  appName: string | undefined
  notice: string | undefined
  origin: string
}): Card {
  const { notice, origin } = parameters
  const appName = cleanText(parameters.appName ?? '', NAME_MAX_LENGTH)
  const reject = h(
    'button',
    { class: 'button', type: 'button', dataset: { testid: 'reject' } },
    'Reject',
  )
  const approve = h(
    'button',
    {
      class: 'button primary',
      type: 'button',
      disabled: true,
      dataset: { testid: 'approve' },
    },
    'Approve',
  )
  const chip = h('span', {
    class: 'chip',
    role: 'status',
    dataset: { testid: 'waiting' },
  })
  const content = h('div', { class: 'content' }, ...drawPlaceholder())
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'hint' },
  })
  const footer = h('footer', { class: 'footer' }, reject, approve)
  const scroller = h(
    'div',
    { class: 'body', tabIndex: 0, role: 'group', aria: { label: 'Request' } },
    h(
      'div',
      { class: 'asker' },
      h('span', { class: 'tile' }, drawIcon('globe')),
      h(
        'span',
        { class: 'asker-text' },
        h('span', { class: 'origin', dataset: { testid: 'origin' } }, origin),
        h(
          'span',
          { class: 'caption' },
          appName ? `Calls itself “${appName}”` : 'Asks for your approval',
        ),
      ),
    ),
    content,
    notice && drawNotice(notice),
  )
  const element = h(
    'div',
    {
      class: 'card',
      role: 'dialog',
      tabIndex: -1,
      aria: { labelledby: 'title', busy: 'true' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, 'Approve'),
      chip,
    ),
    scroller,
    hint,
    footer,
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
    },
    tell(text) {
      hint.textContent = text
    },
    widen() {
      footer.classList.add('wide')
    },
    expire() {
      approve.remove()
      hint.remove()
      reject.textContent = 'Close'
      element.setAttribute('aria-busy', 'false')
      content.replaceChildren(
        drawStatement({
          testId: 'expired',
          title: 'This request has expired',
          text: 'Nothing was signed. Ask again on the site.',
        }),
      )
    },
    setWaiting(count) {
      const text = count > 0 ? `${count} more waiting` : ''
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
      'p',
      { class: 'visually-hidden', role: 'status' },
      'Checking the request',
    ),
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
