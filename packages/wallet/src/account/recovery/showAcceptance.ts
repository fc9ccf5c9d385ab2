import { h } from '../../ui/h.js'
import { createSubmit } from './createSubmit.js'
import type { RecoveryContext } from './runSteps.js'

/** The step that says that the service can open the wallet. */
export function showAcceptance(parameters: {
  isMoved: boolean
  keep(): Promise<unknown>
  context: RecoveryContext
}): void {
  const { isMoved, context } = parameters
  const { language, show, toButton, toCancel } = context
  const { automatic: said, keep, recovery } = language.strings
  const proceed = toButton(
    'custodial-accept',
    keep.continue,
    () => submit(),
    true,
  )
  const card = show({
    title: keep.account,
    lead: said.lead,
    texts: [said.text, ...(isMoved ? [recovery.moved] : [])],
    content: [h('p', { class: 'notice' }, said.risk)],
    buttons: [toCancel(), proceed],
  })
  const submit = createSubmit({
    button: proceed,
    onDone: context.end,
    onLost: context.fail,
    strings: language.strings,
    submit: parameters.keep,
    showStatus: card.showStatus,
  })
}
