import { drawRequester } from '../../ui/drawRequester.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'

export type StatusCard = {
  element: HTMLElement
  close: HTMLButtonElement
  fill(content: readonly Node[]): void
}

/** The card of a status without its content: who asks, and a way out. */
export function drawStatusCard(parameters: {
  appName: string | undefined
  language: CardLanguage
  origin: string
}): StatusCard {
  const { appName, language, origin } = parameters
  const { callsStatus, card: said } = language.strings
  const close = h(
    'button',
    { class: 'button', type: 'button', dataset: { testid: 'close' } },
    said.close,
  )
  const content = h('div', { class: 'content' })
  const heard = h('p', {
    class: 'visually-hidden',
    id: 'heard',
    role: 'status',
    dataset: { testid: 'heard' },
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
      aria: { labelledby: 'title', describedby: 'heard' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, callsStatus.title),
    ),
    h(
      'div',
      {
        class: 'body',
        tabIndex: 0,
        role: 'group',
        aria: { label: said.request },
      },
      drawRequester({ appName, origin, strings: language.strings }),
      content,
    ),
    h('footer', { class: 'footer single' }, close),
    heard,
  )
  return {
    element,
    close,
    fill(nodes) {
      content.replaceChildren(...nodes)
      const figures = content.querySelectorAll('.action, .subtitle')
      heard.textContent = Array.from(figures, (one) => one.textContent).join(
        ' ',
      )
    },
  }
}
