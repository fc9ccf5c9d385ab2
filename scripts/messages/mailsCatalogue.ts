import type { Catalogue } from './catalogue.js'
import { toName } from './toName.js'

const folder = 'packages/server/src/mail/languages'

/** Mails of the server. */
export const mailsCatalogue: Catalogue = {
  folder,
  sources: (tag) => [`${tag}.json`],
  hasPlaceholders: true,
  english: [
    {
      path: `${folder}/en.ts`,
      name: 'en',
      comment: `Sentences of the mails. \`{app}\` is who asks, \`{wallet}\` the wallet's host,
\`{name}\` a device, \`{time}\` when it happened, \`{until}\` the end of a wallet.`,
      type: { text: 'MailWords = Record<keyof typeof en, string>' },
    },
  ],
  translation: (tag) => [
    {
      path: `${folder}/${tag}.ts`,
      name: toName(tag),
      type: 'MailWords',
      head: () => ["import type { MailWords } from './en.js'"],
    },
  ],
}
