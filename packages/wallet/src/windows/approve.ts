import { createScreen } from '../approve/screen/createScreen.js'
import { getFrameSight } from '../approve/screen/getFrameSight.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { receiveAsk } from '../wire/receiveAsk.js'
import { confirmPasskey } from './confirmPasskey.js'
import { startWindow } from './startWindow.js'
import { createWindowSight } from './windowSight.js'

/**
 * One request in a window of the wallet's own origin, for browsers in which a
 * frame cannot tell whether it is covered. It signs nothing and has no network:
 * it shows what the frame gives it, and says yes or no.
 */
startWindow({
  receive: () => receiveAsk(),
  getLook: ({ ask }) => ask,
  toTitle: ({ card }) => card.title,
  async show({ answer, ask, port, signal }, { language, root }) {
    const { copy, needsFactor = false, passkeys = [], view, ...requester } = ask
    // What opens the account at another site is first kept by a window.
    if (copy)
      import('../account/copies/keepCopy.js')
        .then(({ keepCopy }) => keepCopy(copy))
        .catch(() => {})
    const sight = createWindowSight(getFrameSight())
    const card = createScreen(root, sight).open({
      ...{ ...requester, language, signal },
      isScattered: true,
      waiting: () => 0,
    })
    try {
      await card.show(view)
      // guard: passkey
      while (passkeys.length > 0 && !(await isConfirmed(passkeys))) {
        card.say(language.strings.exporting.failed)
        await card.show(view)
      }
      // Whatever this page says, the frame asks the server about it.
      if (needsFactor) await showFactor({ language, port, root, signal })
      answer('approved')
      // The frame closes this window; it is never empty before.
      card.progress()
    } catch {
      answer('declined')
      card.close()
    }
    window.close()
  },
  toNote: ({ window: said }) => ({ title: said.lost, text: said.lostText }),
})

/** A user who cancels may try again. */
function isConfirmed(passkeys: readonly string[]) {
  return confirmPasskey(passkeys).catch(() => false)
}

/** Asks for a second factor in place of the request, until there is one. */
async function showFactor(parameters: {
  language: CardLanguage
  port: MessagePort
  root: HTMLElement
  signal: AbortSignal
}) {
  const { confirmPayment } = await import('./mfa/confirmPayment.js')
  return confirmPayment(parameters)
}
