import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { sayLost } from './approval/sayLost.js'
import { createDevicesCard } from './devices/createDevicesCard.js'
import { type ExportFailure, openChannel } from './export/openChannel.js'
import { createLanguage } from './language/createLanguage.js'

const language = createLanguage()

/**
 * Shows a user their devices and the ways back into their account. It has no
 * key, no storage and no network: the frame in the page that opened it asks the
 * server and signs. The page itself has no part in it.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const { channel, greeting } = await openChannel()
  applyWindowTheme(greeting.theme)
  language.speak(greeting.locale)
  const spoken = await language.read()
  document.title = spoken.strings.devices.title
  const state = await channel.ask({ type: 'devices' })
  root.replaceChildren(createDevicesCard({ channel, language: spoken, state }))
}

const root = document.getElementById('root')
if (root)
  start(root).catch(({ code }: ExportFailure) =>
    sayLost({
      language,
      root,
      toNote: ({ devices, exporting, keep }) => ({
        title: devices.lost,
        text:
          code === 'LOGIN_REQUIRED' || code === '4100'
            ? exporting.signedOut
            : code === 'LOST'
              ? keep.lostText
              : exporting.failed,
      }),
    }),
  )
