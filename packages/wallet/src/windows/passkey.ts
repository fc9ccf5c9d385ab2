import {
  createPasskeyLoginAuth,
  type PasskeyResult,
} from '../account/passkeys/createPasskeyAuth.js'
import { createPasskeyCard } from './passkey/createPasskeyCard.js'
import { startWindow } from './startWindow.js'

const getLocale = () => navigator.language
const auth = createPasskeyLoginAuth({ getLocale })

/**
 * Signs a user in with a passkey, in a window that the app has opened for a
 * login that its frame has begun. The result goes to that app alone, and is
 * worth something to that frame alone.
 */
startWindow({
  async receive() {
    const state = location.hash.slice(1)
    return { begun: await auth.begin(state), state }
  },
  getLook: () => ({ locale: getLocale() }),
  toTitle: ({ devices }) => devices.passkey,
  show({ begun, state }, { language, root }) {
    root.replaceChildren(
      createPasskeyCard({ auth, begun, language, onResult: leave, state }),
    )
  },
  toNote: ({ devices, passkeys }) => ({
    title: devices.passkey,
    text: passkeys.expired,
  }),
})

function leave({ app, resultUri }: PasskeyResult) {
  // The code is good once and for one device; it need not stay in sight.
  history.replaceState(null, '', location.pathname)
  // To the app alone: a page of anybody else, as an opener, hears nothing.
  window.opener?.postMessage({ resultUri }, app)
  window.close()
}
