import {
  createLoginPasskey,
  hasWebAuthn,
} from '../../account/passkeys/callWebAuthn.js'
import { getDeviceName } from '../../account/recovery/getDeviceName.js'
import { drawDigitsField } from '../../ui/drawDigitsField.js'
import { drawLead } from '../../ui/drawLead.js'
import { drawQr } from '../../ui/drawQr.js'
import { h } from '../../ui/h.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type { MfaState } from '../../wire/mfaWire.js'
import {
  changeFactors,
  type MfaContext,
  toBack,
  toMfaButton,
} from './mfaContext.js'

/**
 * Offers the factors that the project takes, to a user who has none.
 *
 * @param onAdded - called once there is a passkey, which is then used
 */
export function offerEnrolment(
  context: MfaContext,
  { methods }: Pick<MfaState, 'methods'>,
  onAdded: () => Promise<void>,
): void {
  const { channel, createKey = createLoginPasskey, fill, language } = context
  const { devices, mfa: said } = language.strings
  const addApp = () => changeFactors(context, () => showNewApp(context))
  const addPasskey = () => changeFactors(context, createPasskey)
  async function createPasskey() {
    const creation = await createKey(
      await channel.ask({ type: 'passkey-begin' }),
    )
    const name = getDeviceName(navigator.userAgent)
    await channel.ask({ type: 'passkey-add', creation, name })
    await onAdded()
  }
  const takesApp = methods.includes('totp')
  const takesPasskey = methods.includes('passkey') && hasWebAuthn()
  const passkey = toMfaButton(
    context,
    'mfa-add-passkey',
    devices.addPasskey,
    addPasskey,
    takesApp ? 'button small' : undefined,
  )
  const app = toMfaButton(context, 'mfa-add-app', said.addApp, addApp)
  const main = takesApp ? [app] : takesPasskey ? [passkey] : []
  fill(
    [
      drawLead(said.setUp, said.setUpText),
      ...(takesApp && takesPasskey ? [passkey] : []),
    ],
    [...toBack(context), ...main],
  )
  if (main.length === 0) context.card.showStatus(language.strings.passkeys.none)
}

/** Shows the secret of an authenticator app, and asks for its first code. */
export async function showNewApp(context: MfaContext): Promise<void> {
  const { action, channel, fill, language } = context
  const { keep, mfa: said } = language.strings
  const { secret, uri } = await channel.ask({ type: 'mfa-begin' })
  const { element, input } = drawDigitsField(said.appCode)
  const proceed = toMfaButton(
    context,
    'mfa-confirm',
    keep.continue,
    async () => {
      const code = input.value.replace(/\s/g, '')
      const { backupCodes } = await channel.ask({
        ...{ type: 'mfa-confirm', action, code },
      })
      await (backupCodes.length > 0
        ? showBackupCodes(context, backupCodes)
        : context.onProven())
    },
  )
  submitOnEnter(input, () => proceed.click())
  fill(
    [
      drawLead(said.addApp, said.scan),
      h(
        'div',
        { class: 'new-app' },
        drawQr(uri, said.addApp),
        h(
          'code',
          { class: 'secret', dir: 'ltr', dataset: { testid: 'mfa-secret' } },
          secret.match(/.{1,4}/g)?.join(' '),
        ),
      ),
      element,
    ],
    [...toBack(context), proceed],
  )
}

/** Shows backup codes, once. */
export function showBackupCodes(
  context: MfaContext,
  codes: readonly string[],
): void {
  const { card, fill, language, onProven } = context
  const { exporting, mfa: said, recovery } = language.strings
  const copy = toMfaButton(
    context,
    'mfa-copy',
    exporting.copy,
    async () => {
      const isCopied = await navigator.clipboard
        .writeText(codes.join('\n'))
        .then(
          () => true,
          () => false,
        )
      card.showStatus(isCopied ? recovery.copied : recovery.copyFailed)
    },
    'button small',
  )
  const print = toMfaButton(
    context,
    'mfa-print',
    recovery.print,
    () => window.print(),
    'button small',
  )
  const saved = toMfaButton(context, 'mfa-saved', recovery.saved, onProven)
  fill(
    [
      drawLead(said.codes, said.codesText),
      h(
        'code',
        {
          class: 'secret backup-codes',
          dir: 'ltr',
          dataset: { testid: 'mfa-backup-codes' },
        },
        ...codes.map((code) => h('span', {}, code)),
      ),
      h('div', { class: 'key-actions' }, copy, print),
    ],
    [saved],
  )
}
