import { h } from '../approval/h.js'
import { createSubmit } from './createSubmit.js'
import type { RecoverySteps } from './runSteps.js'

/** The step that says that the service can open the wallet. */
export function showAcceptance(parameters: {
  isMoved: boolean
  keep(): Promise<unknown>
  steps: RecoverySteps
}): void {
  const { isMoved, steps } = parameters
  const { language, show, toButton, toCancel } = steps
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
    onDone: steps.end,
    strings: language.strings,
    submit: parameters.keep,
    tell: card.tell,
  })
}
