import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { sayLost } from './approval/sayLost.js'
import { createExportCard } from './export/createExportCard.js'
import { type ExportFailure, openChannel } from './export/openChannel.js'
import { createLanguage } from './language/createLanguage.js'

const language = createLanguage()

/**
 * Shows a user their private keys. It has no key, no storage and no network:
 * the frame in the page that opened it has the code mailed, and gives a key
 * only once it was typed here. The page itself has no part in it.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const { channel, greeting } = await openChannel()
  applyWindowTheme(greeting.theme)
  language.speak(greeting.locale)
  const spoken = await language.read()
  document.title = spoken.strings.exporting.title
  const { accounts, hasPhrase } = greeting
  root.replaceChildren(
    createExportCard({ accounts, channel, hasPhrase, language: spoken }),
  )
}

const root = document.getElementById('root')
if (root)
  start(root).catch(({ code }: ExportFailure) =>
    sayLost({
      language,
      root,
      toNote: ({ exporting, keep }) => ({
        title: exporting.lost,
        text: code === 'LOGIN_REQUIRED' ? exporting.signedOut : keep.lostText,
      }),
    }),
  )
