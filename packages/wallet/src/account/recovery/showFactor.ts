import { drawDigitsField } from '../../ui/drawDigitsField.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type { FactorAnswer, MfaState } from '../../wire/mfaWire.js'
import type { RequestJson } from '../../wire/passkeysWire.js'
import { hasWebAuthn, signWithPasskey } from '../passkeys/callWebAuthn.js'
import { createSubmit } from './createSubmit.js'
import { drawCodeField } from './drawCodeField.js'
import type { RecoveryContext } from './runSteps.js'

type Parameters = {
  /** Shows a factor to the server. */
  answer(answer: FactorAnswer): Promise<unknown>
  beginPasskey(): Promise<RequestJson>
  context: RecoveryContext
  state: Pick<MfaState, 'backupCodes' | 'enrolled'>
  /** Uses a passkey. Default: by WebAuthn. */
  useKey?: typeof signWithPasskey | undefined
}

type Kind = 'totp' | 'passkey' | 'backup'

/** The step that asks for a second factor on a device that is new. */
export function showFactor(parameters: Parameters): void {
  const { enrolled } = parameters.state
  show(parameters, enrolled.includes('totp') ? 'totp' : 'passkey')
}

function show(parameters: Parameters, kind: Kind) {
  const { context } = parameters
  const { language, toButton, toCancel } = context
  const { devices, keep, mfa: said, recovery } = language.strings
  const field = drawField(parameters, kind)
  const proceed = toButton(
    `mfa-${kind}`,
    field ? keep.continue : recovery.passkeyUse,
    () => submit(),
    true,
  )
  const card = context.show({
    title: recovery.restoreTitle,
    lead: devices.proveLead,
    texts: [said.text],
    content: [
      ...(field ? [field.element] : []),
      ...drawOthers(parameters, kind),
    ],
    buttons: [toCancel(), proceed],
  })
  const submit = createSubmit({
    button: proceed,
    input: field?.input,
    onDone: context.end,
    onLost: context.fail,
    strings: language.strings,
    submit: (typed) => send(parameters, kind, typed),
    showStatus: card.showStatus,
  })
  if (!field) return
  submitOnEnter(field.input, submit)
  field.input.focus()
}

function drawField({ context }: Parameters, kind: Kind) {
  const { mfa: said } = context.language.strings
  if (kind === 'totp') return drawDigitsField(said.appCode)
  return kind === 'backup' ? drawCodeField(said.backup) : undefined
}

async function send(parameters: Parameters, kind: Kind, typed: string) {
  const { answer, beginPasskey, useKey = signWithPasskey } = parameters
  if (kind === 'totp') return answer({ code: typed.replace(/\s/g, '') })
  if (kind === 'backup') return answer({ backupCode: typed.trim() })
  return answer({ assertion: await useKey(await beginPasskey()) })
}

/** Buttons that show the other factors of the user. */
function drawOthers(parameters: Parameters, shown: Kind) {
  const { context, state } = parameters
  const { mfa: said, recovery } = context.language.strings
  const { backupCodes, enrolled } = state
  const others: readonly (readonly [Kind, string, boolean])[] = [
    ['totp', said.useApp, enrolled.includes('totp')],
    [
      'passkey',
      recovery.passkeyUse,
      enrolled.includes('passkey') && hasWebAuthn(),
    ],
    ['backup', said.useBackup, backupCodes > 0],
  ]
  return others.flatMap(([kind, text, isThere]) => {
    if (!isThere || kind === shown) return []
    const button = context.toButton(`mfa-use-${kind}`, text, () =>
      show(parameters, kind),
    )
    button.classList.add('small')
    return [button]
  })
}
