import type { ExportChannel } from '../account/keep/openChannel.js'
import { drawWarning } from '../ui/drawWarning.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { toFailureText } from '../ui/toFailureText.js'
import type { ExportAnswers } from '../wire/exportWire.js'
import { askForProof } from './card/askForProof.js'
import { createWindowCard } from './card/createWindowCard.js'
import { createKeyPanel } from './createKeyPanel.js'

/** The card of the window: why, the code, then the keys. */
export function createExportCard(parameters: {
  accounts: ExportAnswers['greet']['accounts']
  channel: ExportChannel
  hasPhrase?: boolean | undefined
  language: CardLanguage
}): HTMLElement {
  const { accounts, channel, hasPhrase = false, language } = parameters
  const { devices, exporting: said, phrase } = language.strings
  const card = createWindowCard({
    ...{ language, onFailure },
    name: 'export',
    title: said.title,
  })
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
    if (code === 'NOT_PROVEN') prove()
    showStatus(toFailureText(code, language.strings))
  }

  function prove() {
    askForProof({
      ...{ card, channel, fill, language },
      content: [drawWarning(said.danger)],
      lead: said.lead,
      leadText: said.leadText,
      onProven: showKeys,
    })
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
