import {
  hasWebAuthn,
  signWithPasskey,
} from '../../account/passkeys/callWebAuthn.js'
import { drawCodeField } from '../../account/recovery/drawCodeField.js'
import { drawDigitsField } from '../../ui/drawDigitsField.js'
import { drawLead } from '../../ui/drawLead.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type { MfaState } from '../../wire/mfaWire.js'
import { type MfaContext, toBack, toMfaButton } from './mfaContext.js'
import { offerEnrolment } from './offerEnrolment.js'

const SMALL = 'button small'

/**
 * Has the user confirm with a second factor, or set one up first. Goes on at
 * once where none is asked for.
 *
 * @param given - what the frame has just said of the factors
 */
export async function askForFactor(
  context: MfaContext,
  given?: MfaState | undefined,
): Promise<void> {
  const { action, channel, onProven } = context
  const state = given ?? (await channel.ask({ type: 'mfa' }))
  const isAsked = action === 'factors' || state.required.includes(action)
  if (!isAsked || state.proven.includes(action)) return onProven()
  if (state.enrolled.length > 0) return showFactors(context, state)
  offerEnrolment(context, state, () => askForFactor(context))
}

/** The best of what the user has, and buttons that show the others. */
function showFactors(context: MfaContext, state: MfaState) {
  if (state.enrolled.includes('totp')) askForCode(context, state)
  else if (hasWebAuthn() || state.backupCodes === 0)
    askForPasskey(context, state)
  else askForBackupCode(context, state)
}

function askForCode(context: MfaContext, state: MfaState) {
  const { mfa: said } = context.language.strings
  askByField(context, {
    field: drawDigitsField(said.appCode),
    others: drawOthers(context, state, 'totp'),
    toAnswer: (typed) => ({ code: typed.replace(/\s/g, '') }),
  })
}

function askForBackupCode(context: MfaContext, state: MfaState) {
  const { mfa: said } = context.language.strings
  askByField(context, {
    field: drawCodeField(said.backup),
    others: drawOthers(context, state, 'backup'),
    toAnswer: (typed) => ({ backupCode: typed.trim() }),
  })
}

function askByField(
  context: MfaContext,
  parameters: {
    field: {
      element: HTMLElement
      input: HTMLInputElement | HTMLTextAreaElement
    }
    others: readonly HTMLElement[]
    toAnswer(typed: string): { code: string } | { backupCode: string }
  },
) {
  const { action, channel, fill, language, onProven } = context
  const { field, others, toAnswer } = parameters
  const { devices, keep, mfa: said } = language.strings
  const { element, input } = field
  const proceed = toMfaButton(
    context,
    'mfa-continue',
    keep.continue,
    async () => {
      const answer = toAnswer(input.value)
      await channel.ask({ type: 'mfa-verify', action, answer })
      await onProven()
    },
  )
  submitOnEnter(input, () => proceed.click())
  fill(
    [drawLead(devices.proveLead, said.text), element, ...others],
    [...toBack(context), proceed],
  )
  input.focus()
}

function askForPasskey(context: MfaContext, state: MfaState) {
  const { action, channel, fill, language, onProven } = context
  const { useKey = signWithPasskey } = context
  const { devices, mfa: said, recovery } = language.strings
  const use = toMfaButton(
    context,
    'mfa-passkey',
    recovery.passkeyUse,
    async () => {
      const assertion = await useKey(await channel.ask({ type: 'mfa-passkey' }))
      await channel.ask({ type: 'mfa-verify', action, answer: { assertion } })
      await onProven()
    },
  )
  fill(
    [
      drawLead(devices.proveLead, said.text),
      ...drawOthers(context, state, 'passkey'),
    ],
    [...toBack(context), use],
  )
  if (!hasWebAuthn()) context.card.showStatus(language.strings.passkeys.none)
}

/** Buttons that show the other factors of the user. */
function drawOthers(
  context: MfaContext,
  state: MfaState,
  shown: 'totp' | 'passkey' | 'backup',
) {
  const { mfa: said, recovery } = context.language.strings
  const { backupCodes, enrolled } = state
  const toOther = (
    kind: typeof shown,
    text: string,
    isThere: boolean,
    show: (context: MfaContext, state: MfaState) => void,
  ) =>
    isThere && kind !== shown
      ? [
          toMfaButton(
            context,
            `mfa-use-${kind}`,
            text,
            () => show(context, state),
            SMALL,
          ),
        ]
      : []
  const hasPasskey = enrolled.includes('passkey') && hasWebAuthn()
  return [
    ...toOther('totp', said.useApp, enrolled.includes('totp'), askForCode),
    ...toOther('passkey', recovery.passkeyUse, hasPasskey, askForPasskey),
    ...toOther('backup', said.useBackup, backupCodes > 0, askForBackupCode),
  ]
}
