import { h } from '../../ui/h.js'
import type { OwnWindow } from '../../wire/openOwnWindow.js'
import type { RecoveryContext } from './runSteps.js'

/** How the window has ended: `taken` when the account is open now. */
export type HandOverEnd = 'closed' | 'cutOff' | 'failed' | 'none' | 'taken'

/** Opens the window; `onEnd` is called once. */
export type OpenHandOver = (
  onEnd: (end: HandOverEnd) => void,
) => OwnWindow | undefined

/** The offer to open the account from this browser, on each step. */
export function drawOffer(parameters: {
  handOver: OpenHandOver | undefined
  context: RecoveryContext
  showStatus(text: string): void
}): readonly Node[] {
  const { handOver, context, showStatus } = parameters
  if (!handOver) return []
  const { exporting, handOver: said, keep, window } = context.language.strings
  const texts: Readonly<Record<HandOverEnd, string>> = {
    closed: keep.closed,
    cutOff: `${window.blocked} ${said.otherwise}`,
    failed: exporting.failed,
    none: `${said.none} ${said.otherwise}`,
    taken: '',
  }
  let opened: OwnWindow | undefined
  const open = context.toButton('recovery-hand-over', said.open, () => {
    if (opened) return opened.focus()
    opened = handOver((end) => {
      opened = undefined
      if (end === 'taken') return context.end()
      showStatus(texts[end])
    })
    showStatus(opened ? keep.opened : texts.cutOff)
  })
  open.classList.add('small')
  context.ended.addEventListener('abort', () => opened?.close())
  return [
    h(
      'div',
      { class: 'recovery-offer' },
      h('p', { class: 'caption' }, said.text),
      open,
    ),
  ]
}
