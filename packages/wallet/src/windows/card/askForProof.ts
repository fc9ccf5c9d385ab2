import type { ExportChannel } from '../../account/keep/openChannel.js'
import { drawLead } from '../../ui/drawLead.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type { WindowCard } from './createWindowCard.js'

const CODE_LENGTH = 6

/**
 * The two steps by which a user proves that they read the mail: having a code
 * sent, and typing it.
 *
 * @param parameters.content - shown before the code is sent, beneath the lead
 * @param parameters.onBack - of a button beside it; default none
 */
export function askForProof(parameters: {
  card: Pick<WindowCard, 'run' | 'toButton'>
  channel: ExportChannel
  content?: readonly Node[] | undefined
  fill: WindowCard['fill']
  language: CardLanguage
  lead: string
  leadText: string
  onBack?: (() => void) | undefined
  onProven(): Promise<void> | void
}): void {
  const { card, channel, content = [], fill, language, lead } = parameters
  const { leadText, onBack, onProven } = parameters
  const { exporting: said, keep } = language.strings

  function askForMail() {
    const send = card.toButton('send', said.send)
    const back = onBack && card.toButton('cancel', keep.cancel, 'button')
    back?.addEventListener('click', () => onBack?.())
    fill([drawLead(lead, leadText), ...content], back ? [back, send] : [send])
    send.addEventListener('click', () => card.run(send, mail))
    send.focus()
  }

  async function mail() {
    const { email } = await channel.ask({ type: 'send' })
    askForCode(email)
  }

  function askForCode(email: string) {
    const again = card.toButton('again', said.again, 'button')
    const proceed = card.toButton('continue', keep.continue)
    const input = h('input', {
      class: 'code',
      id: 'code',
      dir: 'ltr',
      dataset: { testid: proceed.dataset.testid?.replace('continue', 'code') },
    })
    Object.assign(input, {
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: CODE_LENGTH,
    })
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
      card.run(proceed, async () => {
        await channel.ask({ type: 'prove', code: input.value.trim() })
        await onProven()
      })
    proceed.addEventListener('click', prove)
    again.addEventListener('click', () => card.run(again, mail))
    submitOnEnter(input, () => proceed.disabled || prove())
    input.focus()
  }

  askForMail()
}
