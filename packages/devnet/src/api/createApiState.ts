import type { ApiContext } from '../../../server/src/api/createApi.js'
import {
  createNames,
  type Names,
} from '../../../server/src/api/names/createNames.js'
import {
  createSessions,
  type Sessions,
} from '../../../server/src/api/sessions/createSessions.js'
import { createOnramp, type Onramp } from './onramp/createOnramp.js'

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
