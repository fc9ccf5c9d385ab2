import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { sayLost } from './approval/sayLost.js'
import { createDevicesCard } from './devices/createDevicesCard.js'
import {
  type ExportChannel,
  type ExportFailure,
  openChannel,
} from './export/openChannel.js'
import { keepCopy } from './handOver/keepCopy.js'
import { createLanguage } from './language/createLanguage.js'

/** A frame page that was loaded before a deployment may not know the question. */
const COPY_TIMEOUT_MS = 2_000

const language = createLanguage()

/**
 * Shows a user their devices and the recovery methods of their account. Stores
 * the copy that opens the account at other sites of this browser. It has no
 * network: the frame that opened it asks the server and signs.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const { channel, greeting } = await openChannel()
  applyWindowTheme(greeting.theme)
  language.speak(greeting.locale)
  const spoken = await language.read()
  document.title = spoken.strings.devices.title
  const state = await channel.ask({ type: 'devices' })
  root.replaceChildren(
    createDevicesCard({
      channel: keepCopies(channel),
      language: spoken,
      state,
    }),
  )
  void keepCopyOf(channel)
}

/**
 * Keeps what opens the account at other sites of this browser. Never rejects,
 * and may last as long as a question of the channel.
 */
async function keepCopyOf(channel: ExportChannel) {
  try {
    const copy = await channel.ask({ type: 'copy' })
    if (copy) await keepCopy(copy)
  } catch {
    // The code or the passkey is left there.
  }
}

/** A channel that keeps another copy when a change has replaced the set. */
function keepCopies(channel: ExportChannel): ExportChannel {
  return {
    async ask(ask) {
      const answer = await channel.ask(ask)
      if (ask.type === 'confirm-code' || ask.type === 'keep-passkey')
        await Promise.race([keepCopyOf(channel), waitForCopy()])
      return answer
    },
  }
}

const waitForCopy = () =>
  new Promise<void>((resolve) => setTimeout(resolve, COPY_TIMEOUT_MS))

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
