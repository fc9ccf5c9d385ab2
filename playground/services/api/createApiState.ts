import type { ApiContext } from './createApi.js'
import { createNames, type Names } from './names/createNames.js'
import { createOnramp, type Onramp } from './onramp/createOnramp.js'
import { createSessions, type Sessions } from './sessions/createSessions.js'

/** What the blockchain API remembers, besides what is on the chains. */
export type ApiState = { names: Names; onramp: Onramp; sessions: Sessions }

/** An API that has met nobody yet. */
export function createApiState(
  context: Omit<ApiContext, keyof ApiState | 'onrampUrl' | 'walletPageUrl'>,
): ApiState {
  return {
    names: createNames(context),
    onramp: createOnramp(context),
    sessions: createSessions(context),
  }
}
