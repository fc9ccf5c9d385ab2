import { HostError } from 'latchkey/frame'
import { h } from '../../ui/h.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import { createSubmit } from './createSubmit.js'
import { drawCodeField } from './drawCodeField.js'
import { drawOffer, type OpenHandOver } from './drawOffer.js'
import type { RecoveryContext } from './runSteps.js'

type Recover = (typed: string) => Promise<unknown>

type Parameters = {
  handOver?: OpenHandOver | undefined
  recover?: Recover | undefined
  recoverByPasskey?: (() => Promise<unknown>) | undefined
  context: RecoveryContext
}

/** The steps that open a wallet on a device that does not open it yet. */
export function showRestoring(parameters: Parameters): void {
  const { recoverByPasskey } = parameters
  if (recoverByPasskey) askForPasskey(parameters, recoverByPasskey)
  else askForCode(parameters)
}

function askForPasskey(parameters: Parameters, use: () => Promise<unknown>) {
  const { handOver, recover, context } = parameters
  const { language, show, toButton, toCancel } = context
  const { recovery: said } = language.strings
  const proceed = toButton(
    'recovery-passkey',
    said.passkeyUse,
    () => submit(),
    true,
  )
  const useCode =
    recover &&
    toButton('recovery-use-code', said.useCode, () => askForCode(parameters))
  useCode?.classList.add('small')
  const card = show({
    title: said.restoreTitle,
    lead: said.restoreTitle,
    texts: [said.passkeyOpenText],
    content: [
      ...(useCode ? [useCode] : []),
      ...drawOffer({
        handOver,
        context,
        showStatus: (text) => card.showStatus(text),
      }),
      ...(useCode ? [] : [drawLost(said.noKey, said.noKeyText)]),
    ],
    buttons: [toCancel(), proceed],
  })
  const submit = createSubmit({
    button: proceed,
    onDone: context.end,
    onLost: context.fail,
    strings: language.strings,
    submit: use,
    showStatus: card.showStatus,
  })
}

function askForCode(parameters: Parameters) {
  const { handOver, recover = toNothing, recoverByPasskey } = parameters
  const { context } = parameters
  const { language, show, toButton, toCancel } = context
  const { recovery: said } = language.strings
  const { element, input } = drawCodeField(said.code)
  const submit = () => send()
  const proceed = toButton('recovery-open', said.open, submit, true)
  const usePasskey =
    recoverByPasskey &&
    toButton('recovery-use-passkey', said.passkeyUse, () =>
      askForPasskey(parameters, recoverByPasskey),
    )
  usePasskey?.classList.add('small')
  const card = show({
    title: said.restoreTitle,
    lead: said.confirmTitle,
    texts: [said.restoreText],
    content: [
      element,
      ...(usePasskey ? [usePasskey] : []),
      ...drawOffer({
        handOver,
        context,
        showStatus: (text) => card.showStatus(text),
      }),
      drawLost(said.noCode, said.noCodeText),
    ],
    buttons: [toCancel(), proceed],
  })
  const send = createSubmit({
    button: proceed,
    input,
    onDone: context.end,
    onLost: context.fail,
    strings: language.strings,
    submit: recover,
    showStatus: card.showStatus,
  })
  submitOnEnter(input, submit)
  input.focus()
}

/** What it means to have lost the last way back. */
function drawLost(title: string, text: string) {
  return h(
    'details',
    { class: 'recovery-lost', dataset: { testid: 'recovery-lost' } },
    h('summary', {}, title),
    h('p', { class: 'notice' }, text),
  )
}

/** A wallet of a kind that this version does not know. */
async function toNothing(): Promise<never> {
  throw new HostError({ message: 'No way back is known', code: 'UNKNOWN' })
}
