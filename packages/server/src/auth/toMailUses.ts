import type { Use } from '../store/store.js'
import { toClientUses } from './limitClient.js'
import { APP_MAILS, APP_MAILS_KNOWN, CLIENT_MAILS } from './rules.js'

/**
 * What a mail counts as that is requested without a session: by IP address and
 * then by app, whoever receives it.
 *
 * @param parameters.isKnown - the address has logged in on the device, or
 * lately from there. Those have room of their own. Default `false`
 * @param parameters.isPassed - a stranger who has passed a challenge, and has
 * room beside all other strangers. Default `false`
 */
export function toMailUses(parameters: {
  app: string
  client: string | undefined
  isKnown?: boolean | undefined
  isPassed?: boolean | undefined
}): Use[] {
  const { app, client, isKnown = false, isPassed = false } = parameters
  const room = isKnown ? '-known' : ''
  return [
    ...toClientUses({ client, key: `mail${room}`, limits: CLIENT_MAILS }),
    // guard: room-of-known-devices
    {
      key: `app${isPassed ? '-passed' : room}:${app}`,
      limits: isKnown ? APP_MAILS_KNOWN : APP_MAILS,
    },
  ]
}
