import type { Catalogue } from './catalogue.js'
import { toName } from './toName.js'

const folder = 'packages/wallet/src/ui/language/translations'

/** Approval card and windows of the wallet. */
export const walletCatalogue: Catalogue = {
  folder,
  sources: (tag) => [`${tag}.json`],
  english: [
    {
      path: 'packages/wallet/src/ui/language/translations/english.ts',
      name: 'english',
      comment: `Every sentence of the card. What is signed (amounts, addresses, names, raw
data) is never part of it.`,
      type: {
        comment:
          'The sentences of the card, in whatever language; each has them all.',
        text: 'Strings = typeof english',
      },
    },
  ],
  translation: (tag) => [
    {
      path: `${folder}/${tag}.ts`,
      name: toName(tag),
      type: 'Strings',
      head(helpers) {
        const hasPlural = helpers.includes('plural')
        return [
          ...(hasPlural
            ? [
                "import { createPlural } from '../../../core/format/createPlural.js'",
              ]
            : []),
          "import type { Strings } from './english.js'",
          ...(helpers.includes('isolate')
            ? ["import { isolate } from '../../../core/format/isolate.js'"]
            : []),
          ...(hasPlural ? ['', `const plural = createPlural('${tag}')`] : []),
        ]
      },
    },
  ],
  parameters: {
    'labels.call': 'list: string, count: number',
    'labels.part': 'list: string, count: number',
    'labels.transaction': 'list: string, count: number',
    'solana.baseUnits': 'amount: bigint',
    'solana.bytes': 'count: bigint | number',
  },
  notes: {
    'card.early':
      'Approve was pressed before the card had been in sight long enough.',
    'card.request': 'Name of the scrolling part, for screen readers.',
    automatic:
      'An account that the operator can open, said before it is there.',
    callsStatus: 'What has become of calls, where an app has it shown.',
    delegate: 'Whose code the account runs.',
    devices: 'The window of devices, recovery and deletion.',
    exporting: 'The window that shows the private keys.',
    fees: 'Who pays the gas of calls.',
    handOver: 'Opening the account from the copy that this browser has.',
    'handOver.otherwise': 'After what did not work.',
    'fees.paidTo': 'Of a fee in a token; the name is foreign text.',
    keep: 'The card and the window that save the account.',
    'keep.usedOn': "Before the site's address, on a line of its own.",
    'labels.call': 'Before a warning: which calls of a batch it is about.',
    'notices.notKept': "The app's own notice has the same words.",
    permissions: 'What an app may do without asking.',
    'permissions.unknown': 'On a card that revokes.',
    phrase: 'The words of BIP-39, where the keys are exported.',
    recovery: 'Setting up the way back into an account, and taking it.',
    'recovery.fileTitle': 'First line of the printed or downloaded code.',
    'recovery.held': 'Who can open the account.',
    solana: 'Actions of Solana that few people meet.',
    'window.chosen':
      'The window was chosen, though this browser could do without it.',
    'window.cutOff': 'After `blocked`: no card can tell the two apart.',
  },
}
