import type { ExportChannel } from '../account/keep/openChannel.js'
import { drawWarning } from '../ui/drawWarning.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { toPasskeyText } from '../ui/toPasskeyText.js'
import type { ExportAnswers } from '../wire/exportWire.js'
import { askForProof } from './card/askForProof.js'
import { createWindowCard } from './card/createWindowCard.js'
import { createKeyPanel } from './createKeyPanel.js'
import { askForFactor } from './mfa/askForFactor.js'
import type { MfaContext } from './mfa/mfaContext.js'

/** A frame page that was loaded before a deployment may not know the question. */
const OLD_FRAME_MS = 2_000

/**
 * The card of the window: why, the code, a second factor where one is asked
 * for, then the keys.
 *
 * @param parameters.createKey - creates a passkey; default by WebAuthn
 * @param parameters.useKey - uses one
 */
export function createExportCard(parameters: {
  accounts: ExportAnswers['greet']['accounts']
  channel: ExportChannel
  createKey?: MfaContext['createKey']
  hasPhrase?: boolean | undefined
  language: CardLanguage
  useKey?: MfaContext['useKey']
}): HTMLElement {
  const { accounts, channel, hasPhrase = false, language } = parameters
  const { devices, exporting: said, phrase } = language.strings
  const card = createWindowCard({
    ...{ language, onFailure },
    name: 'export',
    title: said.title,
  })
  const { createKey, useKey } = parameters
  const { showStatus } = card
  let panels: readonly ReturnType<typeof createKeyPanel>[] = []

  function fill(content: readonly Node[], buttons: readonly Node[]) {
    for (const { clear } of panels) clear()
    panels = []
    card.fill(content, buttons)
  }

  function onFailure(error: unknown) {
    const { code = '' } = error as { code?: string }
    // The code was typed too long ago, or somebody else has signed in.
    if (code === 'NOT_PROVEN' || code === 'FRESH_LOGIN_REQUIRED') prove()
    if (code === 'MFA_REQUIRED' || code === 'MFA_ENROLMENT_REQUIRED')
      confirm(true).catch(onFailure)
    else showStatus(toPasskeyText(error, language.strings))
  }

  function prove() {
    askForProof({
      ...{ card, channel, fill, language },
      content: [drawWarning(said.danger)],
      lead: said.lead,
      leadText: said.leadText,
      onProven: () => confirm(),
    })
  }

  /**
   * Asks for a second factor where one is asked for.
   *
   * @param isAsked - the frame has said so, and so knows the question
   */
  async function confirm(isAsked = false) {
    const asking = channel.ask({ type: 'mfa' })
    const state = await (isAsked
      ? asking
      : Promise.race([asking, waitForOldFrame()]))
    if (!state) return showKeys()
    await askForFactor(
      {
        ...{ action: 'export', card, channel, createKey, fill, language },
        onProven: showKeys,
        useKey,
      },
      state,
    )
  }

  function showKeys() {
    const toPanel = (
      kind: 'evm' | 'solana' | 'phrase',
      shown: Pick<
        Parameters<typeof createKeyPanel>[0],
        'address' | 'hold' | 'label' | 'text'
      >,
      isEarlier?: boolean | undefined,
    ) =>
      createKeyPanel({
        ...{ ...shown, language, onFailure, showStatus },
        onShow() {
          for (const { clear } of made) clear()
        },
        reveal: async () =>
          (await channel.ask({ type: 'reveal', isEarlier, kind })).key,
        testId: isEarlier ? `earlier-${kind}` : kind,
      })
    const { hold, text, title } = phrase
    const made: ReturnType<typeof createKeyPanel>[] = [
      ...(hasPhrase ? [toPanel('phrase', { hold, label: title, text })] : []),
      ...accounts.map(({ address, isEarlier, kind }) =>
        toPanel(
          kind,
          {
            address,
            label: said.kinds[kind],
            text: isEarlier ? devices.earlier : undefined,
          },
          isEarlier,
        ),
      ),
    ]
    fill([drawWarning(said.danger), ...made.map(({ element }) => element)], [])
    panels = made
  }

  prove()
  return card.element
}

const waitForOldFrame = () =>
  new Promise<undefined>((resolve) =>
    setTimeout(resolve, OLD_FRAME_MS, undefined),
  )
