import { type ExportFailure, openChannel } from '../account/keep/openChannel.js'
import { createExportCard } from './createExportCard.js'
import { startWindow } from './startWindow.js'

/**
 * Shows a user their private keys. It has no key and no network:
 * the frame in the page that opened it has the code mailed, and gives a key
 * only once it was typed here. The page itself has no part in it.
 */
startWindow({
  receive: openChannel,
  getLook: ({ greeting }) => greeting,
  toTitle: ({ exporting }) => exporting.title,
  show({ channel, greeting }, { language, root }) {
    const { accounts, hasPhrase } = greeting
    root.replaceChildren(
      createExportCard({ accounts, channel, hasPhrase, language }),
    )
  },
  toNote: ({ exporting, keep }, error) => ({
    title: exporting.lost,
    text:
      (error as ExportFailure).code === 'LOGIN_REQUIRED'
        ? exporting.signedOut
        : keep.lostText,
  }),
})
