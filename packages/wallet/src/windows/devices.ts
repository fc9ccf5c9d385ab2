import { keepCopy } from '../account/copies/keepCopy.js'
import {
  type ExportChannel,
  type ExportFailure,
  openChannel,
} from '../account/keep/openChannel.js'
import { createDevicesCard } from './devices/createDevicesCard.js'
import { startWindow } from './startWindow.js'

/** A frame page that was loaded before a deployment may not know the question. */
const OLD_FRAME_MS = 2_000

/**
 * Shows a user their devices and the recovery methods of their account. Stores
 * the copy that opens the account at other sites of this browser. It has no
 * network: the frame that opened it asks the server and signs.
 */
startWindow({
  receive: openChannel,
  getLook: ({ greeting }) => greeting,
  toTitle: ({ devices }) => devices.title,
  async show({ channel }, { language, root }) {
    const [state, account] = await Promise.all([
      channel.ask({ type: 'devices' }),
      readAccount(channel),
    ])
    root.replaceChildren(
      createDevicesCard({
        ...{ account, channel: keepCopies(channel), language, state },
      }),
    )
    void keepCopyOf(channel)
  },
  toNote({ devices, exporting, keep }, error) {
    const { code } = error as ExportFailure
    return {
      title: devices.lost,
      text:
        code === 'LOGIN_REQUIRED' || code === '4100'
          ? exporting.signedOut
          : code === 'LOST'
            ? keep.lostText
            : exporting.failed,
    }
  },
})

/** Whether the account will be deleted, if the frame knows the question. */
async function readAccount(channel: ExportChannel) {
  const account = channel.ask({ type: 'account' }).catch(() => undefined)
  return Promise.race([account, waitForOldFrame()])
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
        await Promise.race([keepCopyOf(channel), waitForOldFrame()])
      return answer
    },
  }
}

const waitForOldFrame = () =>
  new Promise<undefined>((resolve) =>
    setTimeout(resolve, OLD_FRAME_MS, undefined),
  )
