import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'
import type { CardLanguage } from '../language/createLanguage.js'
import type { Strings } from '../language/english.js'
import { createKeyPanel } from './createKeyPanel.js'
import type { ExportAnswers } from './exportWire.js'
import type { ExportChannel } from './openChannel.js'

const CODE_LENGTH = 6

/** The card of the window: why, the code, then the keys. */
export function createExportCard(parameters: {
  accounts: ExportAnswers['greet']['accounts']
  channel: ExportChannel
  language: CardLanguage
}): HTMLElement {
  const { accounts, channel, language } = parameters
  const { exporting: said, keep, window: shared } = language.strings
  const body = h('div', { class: 'body' })
  const hint = h('p', {
    class: 'hint',
    role: 'status',
    dataset: { testid: 'export-hint' },
  })
  const footer = h('footer', { class: 'footer single' })
  let panels: readonly ReturnType<typeof createKeyPanel>[] = []

  const tell = (text: string) => {
    hint.textContent = text
  }

  function fill(content: readonly Node[], buttons: readonly Node[]) {
    for (const { clear } of panels) clear()
    panels = []
    tell('')
    body.replaceChildren(...content)
    footer.replaceChildren(...buttons)
    footer.hidden = buttons.length === 0
    footer.classList.toggle('single', buttons.length < 2)
  }

  function onFailure(error: unknown) {
    const { code = '' } = error as { code?: string }
    // The code was typed too long ago, or somebody else has signed in.
    if (code === 'NOT_PROVEN') askForMail()
    tell(toText(code, language.strings))
  }

  function askForMail() {
    const send = toButton('export-send', said.send)
    fill([drawLead(said.lead, said.leadText), drawWarning(said.danger)], [send])
    send.addEventListener('click', () => run(send, mail))
    send.focus()
  }

  async function mail() {
    const { email } = await channel.ask({ type: 'send' })
    askForCode(email)
  }

  function askForCode(email: string) {
    const again = toButton('export-again', shared.tryAgain, 'button')
    const proceed = toButton('export-continue', keep.continue)
    const input = h('input', {
      class: 'code',
      id: 'code',
      dir: 'ltr',
      dataset: { testid: 'export-code' },
    })
    Object.assign(input, {
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: CODE_LENGTH,
    })
    again.textContent = said.again
    const label = h('label', { class: 'caption' }, said.code)
    label.htmlFor = 'code'
    fill(
      [
        drawLead(said.mailed, undefined, email),
        h('div', { class: 'field' }, label, input),
      ],
      [again, proceed],
    )
    const prove = () =>
      run(proceed, async () => {
        await channel.ask({ type: 'prove', code: input.value.trim() })
        showKeys()
      })
    proceed.addEventListener('click', prove)
    again.addEventListener('click', () => run(again, mail))
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' && !proceed.disabled) void prove()
    })
    input.focus()
  }

  function showKeys() {
    const made = accounts.map(({ address, kind }) =>
      createKeyPanel({
        address,
        label: said.kinds[kind],
        language,
        onFailure,
        onShow() {
          for (const { clear } of made) clear()
        },
        reveal: async () => (await channel.ask({ type: 'reveal', kind })).key,
        tell,
        testId: kind,
      }),
    )
    fill([drawWarning(said.danger), ...made.map(({ element }) => element)], [])
    panels = made
  }

  async function run(button: HTMLButtonElement, work: () => Promise<void>) {
    button.disabled = true
    tell('')
    try {
      await work()
    } catch (error) {
      onFailure(error)
    } finally {
      button.disabled = false
    }
  }

  askForMail()
  return h(
    'div',
    {
      class: 'card',
      lang: language.locale,
      dir: language.direction,
    },
    h('header', { class: 'header' }, h('h1', { class: 'title' }, said.title)),
    body,
    hint,
    footer,
  )
}

function toButton(testid: string, text: string, name = 'button primary') {
  return h('button', { class: name, type: 'button', dataset: { testid } }, text)
}

function drawLead(title: string, text?: string, detail?: string) {
  return h(
    'div',
    { class: 'keep' },
    h('span', { class: 'tile' }, drawIcon('key')),
    h('p', { class: 'action' }, title),
    text !== undefined && h('p', { class: 'caption' }, text),
    detail !== undefined && h('bdi', { class: 'origin' }, detail),
  )
}

function drawWarning(text: string) {
  return h('p', { class: 'warning' }, drawIcon('warning'), h('span', {}, text))
}

function toText(code: string, { exporting: said, keep }: Strings) {
  const known: Readonly<Record<string, string>> = {
    4100: said.signedOut,
    CODE_EXPIRED: said.codeExpired,
    EMAIL_TOO_NEW: said.emailTooNew,
    INVALID_CODE: said.wrongCode,
    LOGIN_COOLDOWN: said.tooSoon,
    LOGIN_REQUIRED: said.signedOut,
    LOST: keep.lostText,
    NO_EMAIL: said.noEmail,
    NOT_PROVEN: said.codeExpired,
    TOO_MANY_TRIES: said.tooMany,
  }
  return known[code] ?? said.failed
}
